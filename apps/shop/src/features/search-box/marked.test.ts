import { expect, test } from 'vitest';
import { placeOf } from './marked.tsx';

test.each([
  ['Champú nutritivo', 'champu', 0],
  ['Crema de peinar', 'pein', 9],
  ['Crema de peinar', 'inar', -1],
  ['Tinte', '  ', -1],
  ['Esmalte 😀 uñas', 'uñ', 10],
])('in %j the typed %j begins at %d', (text, typed, at) => {
  expect(placeOf(text, typed)).toBe(at);
});
