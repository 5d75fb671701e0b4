import { expect, test } from 'vitest';
import { marginOf } from './margin.ts';

test('the margin is a part of the price without IVA (OFC-407)', () => {
  expect(marginOf({ price: 11_900, rate: 19, cost: 6_500 })).toBe(0.35);
  expect(marginOf({ price: 10_000, rate: 0, cost: 10_000 })).toBe(0);
  expect(marginOf({ price: 10_000, rate: 0, cost: 12_500 })).toBe(-0.25);
  expect(marginOf({ price: 1, rate: 0, cost: 3 })).toBe(-2);
  expect(marginOf({ price: 0, rate: 19, cost: 100 })).toBe(-1);
});
