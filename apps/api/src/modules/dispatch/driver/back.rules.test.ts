import { expect, test } from 'vitest';
import { backOf } from './back.rules.ts';

const sums = { subtotal: 42_000, savings: 4_200, couponSavings: 0, movement: 0 };

test.each([
  ['its price', {}, 18_900],
  ['less its share of a coupon', { couponSavings: 3_780 }, 17_010],
  ['with its share of the charge', { movement: 378 }, 19_089],
  ['less its share of the discount', { movement: -378 }, 18_711],
])('a unit that comes back takes off %s (OFC-206)', (_name, more, back) => {
  expect(backOf({ price: 18_900, ...sums, ...more })).toBe(back);
});

test('a unit of an order that costs nothing takes nothing off (OFC-206)', () => {
  expect(backOf({ price: 0, subtotal: 0, savings: 0, couponSavings: 0, movement: 0 })).toBe(0);
});
