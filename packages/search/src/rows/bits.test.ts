import { expect, test } from 'vitest';
import { bitsOf, isSeveral } from './bits.ts';

test('each name has a bit of its own, in their order', () => {
  expect(bitsOf(['head', 'name', 'brand'], 8)).toEqual({ head: 1, name: 2, brand: 4 });
});

test('more names than the row has bits are refused', () => {
  expect(() => bitsOf(['a', 'b', 'c'], 2)).toThrow('3 bits in a row of 2');
});

test.each([
  [0, false],
  [1, false],
  [8, false],
  [3, true],
  [0x8001, true],
])('%i has several bits: %s', (bits, several) => {
  expect(isSeveral(bits)).toBe(several);
});
