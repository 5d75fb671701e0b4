import { expect, test } from 'vitest';
import { placedTaxes } from './placed-facts.rules.ts';

test('each line has the tax of its class, of what it costs after coupon and movement (OFC-307)', () => {
  const lines = [
    { amount: 11_900, taxClass: 'general' as const },
    { amount: 10_500, taxClass: 'reduced' as const },
  ];
  expect(placedTaxes(lines, { couponSavings: 0, movement: 0 })).toEqual([
    { taxClass: 'general', taxRate: 19, base: 10_000, tax: 1_900 },
    { taxClass: 'reduced', taxRate: 5, base: 10_000, tax: 500 },
  ]);
  expect(placedTaxes(lines, { couponSavings: 4_480, movement: -6_720 }).map(({ base }) => base)).toEqual([
    5_000, 5_000,
  ]);
});
