import { expect, test } from 'vitest';
import { readLoadsSearch } from './loads-search.ts';

test.each([
  [{ despacho: '2026-03-09' }, { despacho: '2026-03-09' }],
  [{ despacho: '2026-02-31' }, {}],
  [{ bodega: 'BOG' }, { bodega: 'BOG' }],
  [{ bodega: 'bog' }, {}],
  [{ bodega: 7 }, {}],
  [{ ruta: 'norte_1' }, { ruta: 'norte_1' }],
  [{ ruta: 'a b' }, {}],
  [{ ruta: 7 }, {}],
  [{ parada: 1 }, { parada: 1 }],
  [{ parada: '500' }, { parada: 500 }],
  [{ parada: 0 }, {}],
  [{ parada: 501 }, {}],
  [{ parada: 1.5 }, {}],
  [{ mostrar: 'cajas' }, { mostrar: 'cajas' }],
  [{ mostrar: 'x' }, {}],
])('the address %j is read as %j', (address, search) => {
  expect(readLoadsSearch(address)).toEqual(search);
});
