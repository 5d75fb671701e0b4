import { expect, test } from 'vitest';
import { readPaymentsSearch } from './payments-search.ts';

test.each([
  [{ vista: 'pasarela' }, { vista: 'pasarela' }],
  [{ vista: 'transferencias' }, {}],
  [{ vista: 'x' }, {}],
  [{ q: ' TN-1 ' }, { q: 'TN-1' }],
  [{ q: 48213 }, { q: '48213' }],
  [{ q: 'x'.repeat(81) }, { q: 'x'.repeat(80) }],
  [{ q: ['x'] }, {}],
  [{ pagina: 2 }, { pagina: 2 }],
  [{ estado: 'abiertas' }, { estado: 'abiertas' }],
  [{ estado: 'x'.repeat(21) }, {}],
  [{ estado: '' }, {}],
  [{ fecha: 'semana' }, { fecha: 'semana' }],
  [{ fecha: 'mes' }, { fecha: 'mes' }],
  [{ fecha: 'hoy' }, {}],
  [{ medio: 'pse_2-a' }, { medio: 'pse_2-a' }],
  [{ medio: 'PSE' }, {}],
  [{ resultado: 'approved' }, { resultado: 'approved' }],
  [{ resultado: 'a1' }, {}],
  [{ orden: 'hora' }, { orden: 'hora' }],
  [{ orden: 'x' }, {}],
  [{ fila: 41 }, { fila: '41' }],
  [{ fila: 'HR-00005' }, { fila: 'HR-00005' }],
  [{ fila: 'HR-1' }, {}],
  [{ fila: 'x' }, {}],
])('the address %j is read as %j', (address, search) => {
  expect(readPaymentsSearch(address)).toEqual(search);
});
