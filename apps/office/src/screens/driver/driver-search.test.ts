import { expect, test } from 'vitest';
import { readDriverSearch } from './driver-search.ts';

test.each([
  [{ ruta: 'HR-00005' }, { ruta: 'HR-00005' }],
  [{ ruta: 'HR-5' }, {}],
  [{ ruta: 5 }, {}],
  [
    { entrega: 'a', fin: 'partial' },
    { entrega: 'a', fin: 'partial' },
  ],
  // one without the other opens no form
  [{ entrega: 'a' }, {}],
  [{ fin: 'partial' }, {}],
])('the address %j is read as %j', (address, search) => {
  expect(readDriverSearch(address)).toEqual(search);
});
