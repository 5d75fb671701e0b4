import { expect, test } from 'vitest';
import { readRoutesSearch } from './routes-search.ts';

test.each([
  [{ bodega: 'BOG' }, { bodega: 'BOG' }],
  [{ bodega: 'bog' }, {}],
  [{ bodega: 7 }, {}],
  [{ fila: 'norte_1' }, { fila: 'norte_1' }],
  [{ fila: 'a b' }, {}],
  [{ ruta: 'nueva' }, { ruta: 'nueva' }],
  [{ ruta: 7 }, {}],
])('the address %j is read as %j', (address, search) => {
  expect(readRoutesSearch(address)).toEqual(search);
});
