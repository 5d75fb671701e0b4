import { expect, test } from 'vitest';
import { askedCustomers, customersExportAddress, readCustomersSearch } from './customers-search.ts';

const uuid = '4fe36323-7cb0-4155-b31b-04a1a1e41e1d';

test.each([
  [{ vista: 'nuevos' }, { vista: 'nuevos' }],
  [{ vista: 'todos' }, {}],
  [{ vista: 'x' }, {}],
  [{ q: '  rosa  ' }, { q: 'rosa' }],
  [{ q: ' ' }, {}],
  // an address may hold a number
  [{ q: 900 }, { q: '900' }],
  [{ q: 'r'.repeat(81) }, { q: 'r'.repeat(80) }],
  [{ asesor: 'direct' }, { asesor: 'direct' }],
  [{ asesor: uuid }, { asesor: uuid }],
  [{ asesor: 'ana' }, {}],
  [{ ciudad: '11001' }, { ciudad: '11001' }],
  [{ ciudad: '1100' }, {}],
  [{ lista: 'peluqueria' }, { lista: 'peluqueria' }],
  [{ lista: 'a b' }, {}],
  [{ cartera: 'to30' }, { cartera: 'to30' }],
  [{ cartera: 'to31' }, {}],
  [{ cupo: 'con' }, { cupo: 'con' }],
  [{ cupo: 'sin' }, { cupo: 'sin' }],
  [{ cupo: 'x' }, {}],
  [{ orden: '-ventas' }, { orden: '-ventas' }],
  [{ orden: 'ventas' }, {}],
  [{ pagina: 3 }, { pagina: 3 }],
  [{ fila: uuid }, { fila: uuid }],
  [{ fila: '7' }, {}],
])('the address %j is read as %j', (address, search) => {
  expect(readCustomersSearch(address)).toEqual(search);
});

test('the API is asked for what the address says, in the usual order without one', () => {
  expect(askedCustomers({}, 'nombre')).toEqual({ tab: 'all', sort: 'name' });
  expect(
    askedCustomers(
      {
        vista: 'en-mora',
        q: 'rosa',
        asesor: 'direct',
        ciudad: '11001',
        lista: 'spa',
        cartera: 'to60',
        cupo: 'sin',
        orden: '-debe',
        pagina: 2,
      },
      'nombre',
    ),
  ).toEqual({
    tab: 'overdue',
    sort: '-owed',
    q: 'rosa',
    sellerId: 'direct',
    cityId: '11001',
    tradeType: 'spa',
    debt: 'to60',
    credit: 'without',
    page: 2,
  });
  expect(askedCustomers({ cupo: 'con' }, 'nombre')).toMatchObject({ credit: 'with' });
});

test('the export has the filters without page and order, and the chosen customers', () => {
  const filter = askedCustomers({ vista: 'nuevos', q: 'rosa', pagina: 2 }, 'nombre');
  const path = '/api/customers/office/customers/export';
  expect(customersExportAddress(filter)).toBe(`${path}?tab=new&q=rosa`);
  expect(customersExportAddress(filter, ['a', 'b'])).toBe(`${path}?tab=new&q=rosa&ids=a%2Cb`);
});
