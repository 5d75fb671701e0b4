import { expect, test } from 'vitest';
import { clientPrice } from './client-price.ts';

test('SEL-208: the price for a client is a markup over the salon’s own, up to the next hundred pesos', () => {
  expect(clientPrice(12_900, 40)).toBe(18_100);
  expect(clientPrice(10_000, 40)).toBe(14_000);
  expect(clientPrice(10_001, 40)).toBe(14_100);
  expect(clientPrice(0, 40)).toBe(0);
});
