import { expect, test } from 'vitest';
import { readPickerSearch } from './picker-search.ts';

test.each([
  [{ ola: 'OLA-260309-BOG-1' }, { ola: 'OLA-260309-BOG-1' }],
  [{ ola: 'x' }, {}],
  [{ ola: 7 }, {}],
  [{ linea: 1 }, { linea: 1 }],
  [{ linea: '2000' }, { linea: 2_000 }],
  [{ linea: 0 }, {}],
  [{ linea: 2_001 }, {}],
  [{ linea: 1.5 }, {}],
])('the address %j is read as %j', (address, search) => {
  expect(readPickerSearch(address)).toEqual(search);
});
