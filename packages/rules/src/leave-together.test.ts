import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { calculateTotals } from './cart-lines.ts';
import { leaveTogether, shippingOf } from './leave-together.ts';
import { applyPolicy } from './policy.ts';

afterEach(() => applyPolicy({}));

const day = fc.constantFrom(null, '2026-12-01', '2026-12-08', '2026-12-24');
const line = fc.record({
  dispatchDate: day,
  quantity: fc.integer({ min: 1, max: 99 }),
  price: fc.integer({ min: 1, max: 90_000 }),
});
const units = (lines: readonly { quantity: number }[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

test('SEL-202: both ways have the same units and pesos, except the fee, which is never higher together', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 30 }),
      fc.nat(20_000),
      fc.integer({ min: 1, max: 10 }),
      (lines, fee, most) => {
        applyPolicy({ maxShippingFees: most });
        const sums = [true, false].map((together) => {
          const leaving = leaveTogether(lines, together);
          const priced = leaving.map((one) => ({ ...one, originalPrice: one.price }));
          expect(units(leaving)).toBe(units(lines));
          return calculateTotals(priced, { movement: null, shippingFee: shippingOf(fee, leaving) });
        });
        const [together, apart] = sums;
        expect({ ...together, shipping: 0, total: 0 }).toEqual({ ...apart, shipping: 0, total: 0 });
        const goods = (one = together) => (one?.total ?? 0) - (one?.shipping ?? 0);
        expect(goods(together)).toBe(goods(apart));
        expect(together?.shipping).toBe(fee);
        expect(together?.shipping).toBeLessThanOrEqual(apart?.shipping ?? 0);
      },
    ),
  );
});

test('SEL-202: together all leave on the last date; what is in stock alone leaves as always', () => {
  const dates = (wish: readonly (string | null)[]) =>
    leaveTogether(
      wish.map((dispatchDate) => ({ dispatchDate })),
      true,
    ).map(({ dispatchDate }) => dispatchDate);
  expect(dates([null, '2026-12-08', '2026-12-01'])).toEqual(['2026-12-08', '2026-12-08', '2026-12-08']);
  expect(dates([null, null])).toEqual([null, null]);
});

test('SEL-202: the fee is charged once, or for each part as far as the policy says', () => {
  const leaving = [null, '2026-12-01', '2026-12-01', '2026-12-08'].map((dispatchDate) => ({ dispatchDate }));
  expect(shippingOf(4_900, leaving)).toBe(4_900);
  applyPolicy({ maxShippingFees: 2 });
  expect(shippingOf(4_900, leaving)).toBe(9_800);
  applyPolicy({ maxShippingFees: 10 });
  expect(shippingOf(4_900, leaving)).toBe(14_700);
  expect(shippingOf(4_900, [])).toBe(0);
});
