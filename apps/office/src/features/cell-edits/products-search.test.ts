import { expect, test } from 'vitest';
import { readProductsSearch, toGridFilter, viewSearch } from './products-search.ts';

const ids = (count: number) => Array.from({ length: count }, (_, at) => at + 1).join(',');

test.each([
  [{ vista: 'sin-foto' }, { vista: 'sin-foto' }],
  [{ vista: 'todos' }, {}],
  [{ q: 'tinte' }, { q: 'tinte' }],
  [{ q: 71 }, { q: '71' }],
  [{ q: ' ' }, {}],
  [{ q: 'x'.repeat(81) }, { q: 'x'.repeat(80) }],
  [{ categoria: '12' }, { categoria: '12' }],
  [{ categoria: 12 }, { categoria: '12' }],
  [{ categoria: '0' }, {}],
  [{ marca: '9'.repeat(18) }, { marca: '9'.repeat(18) }],
  [{ marca: '9'.repeat(19) }, {}],
  [{ existencias: 'con' }, { existencias: 'con' }],
  [{ existencias: 'sin' }, { existencias: 'sin' }],
  [{ existencias: 'x' }, {}],
  [{ lista: 'spa' }, { lista: 'spa' }],
  [{ lista: 'a b' }, {}],
  [{ filas: 'version' }, { filas: 'version' }],
  [{ filas: 'x' }, {}],
  [{ abiertos: ids(50) }, { abiertos: ids(50) }],
  [{ abiertos: ids(51) }, {}],
  [{ pagina: 2 }, { pagina: 2 }],
  [{ exportar: 'semanal' }, { exportar: 'semanal' }],
  [{ exportar: 'x' }, {}],
])('the address %j is read as %j', (address, search) => {
  expect(readProductsSearch(address)).toEqual(search);
});

test('the API is asked for what the address says, without its page', () => {
  expect(toGridFilter({})).toEqual({});
  expect(toGridFilter({ q: ' ', pagina: 2 })).toEqual({});
  const all = {
    vista: 'agotados',
    q: ' tinte ',
    categoria: '1',
    marca: '2',
    existencias: 'sin',
    lista: 'spa',
    pagina: 3,
  } as const;
  expect(toGridFilter(all)).toEqual({
    tab: 'sold_out',
    q: 'tinte',
    categoryId: '1',
    brandId: '2',
    stock: 'none',
    tradeTypeId: 'spa',
  });
  expect(toGridFilter({ existencias: 'con' })).toEqual({ stock: 'some' });
});

test('a saved view keeps neither the page nor what is open', () => {
  expect(viewSearch({ q: 'tinte', pagina: 2, abiertos: '1', exportar: 'semanal' })).toEqual({ q: 'tinte' });
});
