import type { OfficeComboPart } from '@tonalia/contract/combo-office';
import { expect, test } from 'vitest';
import { isSameCombo, limitOf, reachOf, sumsOf, toPartDraft } from './combo.rules.ts';

const part = (more: Partial<OfficeComboPart> = {}): OfficeComboPart => ({
  productId: '1',
  versionId: null,
  quantity: 2,
  choices: 3,
  name: 'Tinte',
  brand: 'Áurea',
  code: 'T',
  image: '',
  tile: '',
  price: 10_000,
  cost: 5_000,
  available: 20,
  swatches: [],
  versions: 3,
  ...more,
});

test('a combo is compared with its parts, with every choice of each', () => {
  const sums = sumsOf([part(), part({ quantity: 1, choices: 1, price: 40_000, cost: 1_000 })], {
    price: 75_000,
    taxPercent: 19,
  });
  expect(sums.sum).toBe(100_000);
  expect(sums.discount).toBeCloseTo(0.25, 6);
  // 75.000 without IVA is 63.025; its parts cost 31.000
  expect(sums.margin).toBeCloseTo(1 - 31_000 / (75_000 / 1.19), 3);
});

test.each([
  ['no part', [], 75_000, { sum: null, discount: null, margin: null }],
  [
    'an unknown price of a part',
    [part({ price: null })],
    75_000,
    { sum: null, discount: null, margin: expect.any(Number) },
  ],
  ['an unknown cost of a part', [part({ cost: null })], 30_000, { sum: 60_000, discount: 0.5, margin: null }],
  ['no price', [part()], null, { sum: 60_000, discount: null, margin: null }],
  ['parts that cost nothing', [part({ price: 0 })], 30_000, { sum: 0, discount: null, margin: expect.any(Number) }],
])('of a combo with %s only what is known is said', (_, parts, price, sums) => {
  expect(sumsOf(parts, { price, taxPercent: 19 })).toEqual(sums);
});

test('the part with the fewest units limits the combos', () => {
  const few = part({ available: 17 });
  expect([reachOf(part()), reachOf(few), reachOf(part({ available: null }))]).toEqual([3, 2, null]);
  expect(limitOf([part(), few, few])).toEqual({ combos: 2, at: 1 });
  expect(limitOf([part(), part({ available: null })])).toBeUndefined();
  expect(limitOf([])).toBeUndefined();
});

test('a combo is the same while its parts, versions and units are', () => {
  expect(toPartDraft(part())).toEqual({ productId: '1', versionId: null, quantity: 2, choices: 3 });
  expect(isSameCombo([part()], [part({ price: 1, name: 'Otro' })])).toBe(true);
  expect(isSameCombo([part()], [part({ quantity: 1 })])).toBe(false);
  expect(isSameCombo([part()], [part(), part()])).toBe(false);
});
