import { expect, test } from 'vitest';
import { readCashSearch } from './cash-search.ts';
import { differenceClass } from './difference.ts';

const route = '4fe36323-7cb0-4155-b31b-04a1a1e41e1d';

test.each([
  [{ vista: 'difference' }, { vista: 'difference' }],
  [{ vista: 'closed' }, { vista: 'closed' }],
  [{ vista: 'drivers' }, { vista: 'drivers' }],
  [{ vista: 'open' }, {}],
  [{ ruta: route }, { ruta: route }],
  [{ ruta: 'norte' }, {}],
  [{ ruta: 7 }, {}],
  [{ pagina: 2 }, { pagina: 2 }],
  [{ fila: 'HR-00005' }, { fila: 'HR-00005' }],
  [{ fila: 'HR-1' }, {}],
  [{ fila: 5 }, {}],
])('the address %j is read as %j', (address, search) => {
  expect(readCashSearch(address)).toEqual(search);
});

test.each([
  [null, ''],
  [0, ''],
  [1, 'text-warn'],
  [-5_000, 'text-warn'],
  [5_001, 'text-danger'],
  [-5_001, 'text-danger'],
])('a difference of %s above a limit of 5.000 is "%s"', (difference, colour) => {
  expect(differenceClass(difference, 5_000)).toBe(colour);
});
