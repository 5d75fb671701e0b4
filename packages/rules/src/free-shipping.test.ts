import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculateTotals } from './cart-lines.ts';
import { isShippingFree } from './free-shipping.ts';

const oneOf = (price: number) => [{ quantity: 1, price, originalPrice: price + 500 }];

test('goods of the price of the zone or more are delivered free, and a zone without one charges all (OFC-409)', () => {
  expect([249_999, 250_000, 250_001].map((goods) => isShippingFree(goods, 250_000))).toEqual([false, true, true]);
  expect(isShippingFree(100_000_000, null)).toBe(false);
});

test('a cart pays the fee below the price, and a coupon neither brings it back nor raises the total (OFC-409)', () => {
  const pricing = { movement: null, shippingFee: 8_900, freeFrom: 250_000 };
  expect(calculateTotals(oneOf(249_999), pricing)).toMatchObject({ shipping: 8_900, total: 258_899 });
  expect(calculateTotals(oneOf(250_000), pricing)).toMatchObject({ shipping: 0, total: 250_000 });
  expect(calculateTotals(oneOf(250_000), { ...pricing, freeFrom: null })).toMatchObject({ shipping: 8_900 });
  expect(calculateTotals([], pricing)).toMatchObject({ shipping: 0, total: 0 });
  const pesos = fc.integer({ min: 1, max: 600_000 });
  fc.assert(
    fc.property(pesos, pesos, pesos, (price, coupon, freeFrom) => {
      const without = calculateTotals(oneOf(price), { ...pricing, freeFrom });
      const used = calculateTotals(oneOf(price), { ...pricing, freeFrom, couponSavings: coupon });
      expect(used.shipping).toBe(without.shipping);
      expect(used.total).toBeLessThanOrEqual(without.total);
    }),
  );
});
