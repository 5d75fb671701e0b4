import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CouponState, type CouponTerms, type Goods, outcomeOf } from './coupon.rules.ts';

const open: CouponTerms & CouponState = {
  discountType: 'percentage',
  amount: 10,
  maxSavings: null,
  minTotal: 0,
  manufacturerId: null,
  categoryId: null,
  onlyFor: null,
  isRunning: true,
  isUsedUp: false,
  isUsed: false,
};
const goods = (amount: number, more: Partial<Goods> = {}): Goods => ({
  amount,
  manufacturerId: '1',
  categoryId: '12',
  parentCategoryId: '10',
  ...more,
});
const nb = '\u00A0';

test.each<[string, Partial<typeof open>, Goods[], number]>([
  [
    'a percentage is rounded once over all goods, not a line at a time',
    { amount: 5 },
    [goods(10), goods(10), goods(10)],
    2,
  ],
  ['pesos are taken off as they are', { discountType: 'value', amount: 5_000 }, [goods(20_000)], 5_000],
  ['a percentage saves no more than its ceiling', { maxSavings: 900 }, [goods(20_000)], 900],
  ['and less below it', { maxSavings: 2_100 }, [goods(20_000)], 2_000],
  ['never more than the goods cost', { discountType: 'value', amount: 5_000 }, [goods(1_200)], 1_200],
  [
    'a brand’s is for the brand alone',
    { manufacturerId: '1', onlyFor: 'Nácar' },
    [goods(1_000), goods(9_000, { manufacturerId: '2' })],
    100,
  ],
  [
    'a category’s is for it',
    { categoryId: '12', onlyFor: 'Tintes' },
    [goods(1_000), goods(9_000, { categoryId: '13' })],
    100,
  ],
  [
    'and for its children',
    { categoryId: '10', onlyFor: 'Coloración' },
    [goods(1_000), goods(2_000, { categoryId: '10', parentCategoryId: null })],
    300,
  ],
  [
    'the minimum counts the goods it is for',
    { manufacturerId: '1', onlyFor: 'Nácar', minTotal: 1_000 },
    [goods(1_000)],
    100,
  ],
])('%s · D-47', (_title, terms, bought, savings) => {
  expect(outcomeOf({ ...open, ...terms }, bought)).toEqual({ savings, reason: null });
});

test.each<[string, Partial<typeof open>, Goods[], string]>([
  ['over', { isRunning: false }, [goods(9)], 'Este cupón ya no está vigente.'],
  ['used up by everybody', { isUsedUp: true }, [goods(9)], 'Este cupón ya se agotó.'],
  ['used by the customer', { isUsed: true, isUsedUp: true }, [goods(9)], 'Ya usaste este cupón.'],
  ['without goods', {}, [], 'Tu carrito está vacío.'],
  ['for other goods', { manufacturerId: '2', onlyFor: 'Nácar' }, [goods(9)], 'Tu pedido no tiene productos de Nácar.'],
  ['below the minimum', { minTotal: 60_000 }, [goods(2_300)], `Agrega $${nb}57.700 y lo puedes usar.`],
  [
    'below the minimum of its brand',
    { minTotal: 60_000, manufacturerId: '1', onlyFor: 'Nácar' },
    [goods(2_300), goods(90_000, { manufacturerId: '2' })],
    `Agrega $${nb}57.700 en productos de Nácar y lo puedes usar.`,
  ],
])('a coupon %s saves nothing and gives the reason', (_title, terms, bought, reason) => {
  expect(outcomeOf({ ...open, ...terms }, bought)).toEqual({ savings: 0, reason });
});

test('for any coupon and goods the saving is in whole pesos, not negative, and at most the price of the goods it applies to', () => {
  const id = fc.constantFrom('1', '2', '3');
  const bought = fc.array(
    fc.record({
      amount: fc.integer({ min: 1, max: 9_999 * 2_000_000 }),
      manufacturerId: id,
      categoryId: id,
      parentCategoryId: fc.option(id),
    }),
    { maxLength: 300 },
  );
  const terms = fc.oneof(
    fc.record({ discountType: fc.constant('percentage' as const), amount: fc.integer({ min: 1, max: 90 }) }),
    fc.record({ discountType: fc.constant('value' as const), amount: fc.integer({ min: 1, max: 2_000_000 }) }),
  );
  const only = fc.oneof(
    fc.constant({ manufacturerId: null, categoryId: null }),
    id.map((manufacturerId) => ({ manufacturerId, categoryId: null })),
    id.map((categoryId) => ({ manufacturerId: null, categoryId })),
  );
  fc.assert(
    fc.property(bought, terms, only, fc.nat(5_000_000), (all, gives, isFor, minTotal) => {
      const { savings, reason } = outcomeOf({ ...open, ...gives, ...isFor, minTotal, onlyFor: 'Algo' }, all);
      const about = all
        .filter(
          ({ manufacturerId, categoryId, parentCategoryId }) =>
            (isFor.manufacturerId ?? manufacturerId) === manufacturerId &&
            [categoryId, parentCategoryId].includes(isFor.categoryId ?? categoryId),
        )
        .reduce((sum, { amount }) => sum + amount, 0);
      expect(Number.isSafeInteger(savings)).toBe(true);
      expect(savings).toBeGreaterThanOrEqual(0);
      expect(savings).toBeLessThanOrEqual(about);
      expect(reason === null).toBe(about > 0 && about >= minTotal);
      if (reason !== null) expect(savings).toBe(0);
      else if (gives.discountType === 'percentage')
        expect(Math.abs(savings - (about * gives.amount) / 100)).toBeLessThanOrEqual(0.5);
    }),
  );
});
