import { expect, test } from 'vitest';
import { readPackingSearch } from './packing-search.ts';

test.each([
  [{ parte: 41 }, { parte: '41' }],
  [{ parte: '41' }, { parte: '41' }],
  [{ parte: '0' }, {}],
  [{ parte: true }, {}],
  [{ despacho: '2026-03-09' }, { despacho: '2026-03-09' }],
  [{ despacho: 'x' }, {}],
  [{ caja: '1' }, { caja: 1 }],
  [{ caja: 99 }, { caja: 99 }],
  [{ caja: 0 }, {}],
  [{ caja: 100 }, {}],
  [{ caja: 1.5 }, {}],
])('the address %j is read as %j', (address, search) => {
  expect(readPackingSearch(address)).toEqual(search);
});
