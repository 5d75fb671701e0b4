import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type SeenCartLine,
  type LineFacts,
  assessLines,
  movementAmount,
  calculateTotals,
} from '@tonalia/rules/cart-lines';
import { isClaimCurrent, carrySeenPrices } from './seen-price.rules.ts';
import { unitsOf, withLines } from './line-key.rules.ts';

const line: SeenCartLine = {
  productId: 'p1',
  versionId: 'v1',
  advanced: false,
  quantity: 4,
  seenPrice: 100,
  seenDate: null,
  seenOther: false,
};
const facts: LineFacts = {
  active: true,
  minQuantity: 1,
  presale: null,
  needs: [{ versionId: 'v1', quantity: 1 }],
  price: () => ({ price: 100, originalPrice: 120 }),
};
const assess = (given: Partial<SeenCartLine>, now: Partial<LineFacts>, stock = 9) =>
  assessLines([{ ...line, ...given }], () => ({ ...facts, ...now }), new Map([['v1', stock]]))[0];

describe('changes of a cart line', () => {
  const early = { advanced: true, seenDate: '2026-12-01' };
  const presale = (dispatchDate: string, left: number | null) => ({ presale: { dispatchDate, left } });

  test.each<[string, Partial<SeenCartLine>, Partial<LineFacts>, number, string | null]>([
    ['nothing', {}, {}, 4, null],
    ['the price', { seenPrice: 90 }, {}, 4, 'price'],
    ['the price that was shown', { seenOther: true }, {}, 4, 'price'],
    ['the date', early, presale('2026-12-08', null), 4, 'date'],
    ['the presale has room for fewer', early, presale('2026-12-01', 3), 3, 'stock'],
    ['the presale is over', early, {}, 0, 'gone'],
    ['it is no longer sold', {}, { active: false }, 0, 'gone'],
    ['the choice of a kit is no longer valid', {}, { needs: null }, 0, 'gone'],
    ['a kit takes more units of the stock', {}, { needs: [{ versionId: 'v1', quantity: 3 }] }, 3, 'stock'],
    ['fewer units than a step are left', { quantity: 12 }, { minQuantity: 12 }, 0, 'gone'],
  ])('%s', (_title, given, now, quantity, change) => {
    const assessed = assess(given, now);
    expect([assessed?.after.quantity, assessed?.change]).toEqual([quantity, change]);
  });

  test('a presale line does not depend on stock', () => {
    expect(assess(early, presale('2026-12-01', null), 0)).toMatchObject({ most: 9999, change: null });
  });

  test('fewer units than a deal requires cost the price without the deal', () => {
    const price = (units: number) => ({ price: units >= 4 ? 80 : 100, originalPrice: 120 });
    expect(assess({ seenPrice: 80 }, { price }, 3)).toMatchObject({ price: 80, after: { price: 100, quantity: 3 } });
  });
});

test('lines of a product share its presale, and those of a version without stock get nothing', () => {
  const units = (given: Partial<SeenCartLine>, now: Partial<LineFacts>) =>
    assessLines(
      [
        { ...line, ...given },
        { ...line, ...given },
      ],
      () => ({ ...facts, ...now }),
      new Map(),
    ).map(({ after }) => after.quantity);
  const presale = { dispatchDate: '2026-12-01', left: 5 };
  expect(units({ advanced: true, seenDate: '2026-12-01' }, { presale })).toEqual([4, 1]);
  expect(units({}, {})).toEqual([0, 0]);
});

test('units count for a deal from the first that there is, and those of a line that is gone do not', () => {
  const lines = ['v1', 'v2', 'v3'].map((versionId) => ({ ...line, versionId }));
  const assessed = assessLines(
    lines,
    ({ versionId }) => ({
      ...facts,
      needs: [{ versionId, quantity: 1 }],
      price: (units) => ({ price: units, originalPrice: units }),
    }),
    new Map([
      ['v1', 9],
      ['v2', 1],
    ]),
  );
  expect(assessed.map(({ price, after }) => [price, after.price])).toEqual([
    [8, 5],
    [8, 5],
    [8, 5],
  ]);
});

test('lines that share stock never get more than there is', () => {
  const lines = fc.array(
    fc.record({
      versionId: fc.constantFrom('a', 'b', 'c'),
      quantity: fc.integer({ min: 1, max: 20 }),
      kit: fc.boolean(),
    }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(lines, fc.nat(40), fc.nat(40), fc.nat(40), (given, a, b, c) => {
      const stock = new Map([
        ['a', a],
        ['b', b],
        ['c', c],
      ]);
      const needsOf = ({ versionId, kit }: { versionId: string; kit: boolean }) =>
        kit ? ['a', 'b', 'c'].map((id) => ({ versionId: id, quantity: 2 })) : [{ versionId, quantity: 1 }];
      const chosen = given.map((one) => ({ ...line, ...one, productId: one.kit ? 'kit' : one.versionId }));
      const taken = new Map<string, number>();
      for (const { line: one, after, most } of assessLines(chosen, (l) => ({ ...facts, needs: needsOf(l) }), stock)) {
        expect(after.quantity).toBe(Math.min(one.quantity, most));
        for (const need of needsOf(one)) {
          taken.set(need.versionId, (taken.get(need.versionId) ?? 0) + need.quantity * after.quantity);
        }
      }
      for (const [id, units] of taken) expect(units).toBeLessThanOrEqual(stock.get(id) ?? 0);
    }),
  );
});

describe('the totals of a cart', () => {
  test.each([
    [null, 0],
    [{ type_movement: 'discount', discount_type: 'percentage', discount_amount: 5 }, -50],
    [{ type_movement: 'charge', discount_type: 'percentage', discount_amount: 3 }, 30],
    [{ type_movement: 'discount', discount_type: 'value', discount_amount: 5_000 }, -999],
    [{ type_movement: 'charge', discount_type: 'value', discount_amount: 5_000 }, 5_000],
  ] as const)('with the movement %j change by %d', (movement, pesos) => {
    expect(movementAmount(movement, 999)).toBe(pesos);
  });

  test('have no minus zero for a discount that rounds to nothing', () => {
    const onePercent = { type_movement: 'discount', discount_type: 'percentage', discount_amount: 1 } as const;
    expect(movementAmount(onePercent, 1)).toBe(0);
  });

  test('are whole pesos and never negative', () => {
    const pesos = fc.integer({ min: 1, max: 100_000_000 });
    const lines = fc.array(
      fc.record({ quantity: fc.integer({ min: 1, max: 9999 }), price: pesos, off: fc.nat(1_000_000) }),
      {
        maxLength: 300,
      },
    );
    const movement = fc.record({
      type_movement: fc.constantFrom('discount' as const, 'charge' as const),
      discount_type: fc.constantFrom('percentage' as const, 'value' as const),
      discount_amount: fc.integer({ min: 1, max: 50 }),
    });
    fc.assert(
      fc.property(lines, fc.option(movement), fc.nat(50_000), fc.nat(90_000_000), (given, moved, fee, coupon) => {
        const totals = calculateTotals(
          given.map((one) => ({ ...one, originalPrice: one.price + one.off })),
          { movement: moved, shippingFee: fee, couponSavings: coupon },
        );
        expect(Object.values(totals).every(Number.isSafeInteger)).toBe(true);
        const { subtotal, savings, couponSavings } = totals;
        expect(totals.total).toBe(subtotal - savings - couponSavings + totals.movement + totals.shipping);
        expect(couponSavings).toBe(Math.min(coupon, subtotal - savings));
        expect(totals.movement).toBe(movementAmount(moved, subtotal - savings - couponSavings));
        expect(Math.min(totals.total, totals.savings, totals.subtotal)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

test('a deal reached by the shopper’s own units is seen; a changed price stays a change', () => {
  const price = (units: number) => ({ price: units >= 6 ? 80 : 100 });
  const lines = [line, { ...line, versionId: 'v2', seenPrice: 90 }, { ...line, versionId: 'v3', seenOther: true }];
  const seen = carrySeenPrices(lines, new Map([['p1', 4]]), new Map([['p1', 6]]), () => ({
    price: (units) => ({ ...price(units), originalPrice: 120 }),
  }));
  expect(seen).toEqual([{ ...line, seenPrice: 80 }]);
});

type Units = [productId: string, units: number][];

test.each<[string, Partial<SeenCartLine>, Units, Units, number[]]>([
  ['the first unit of a product, added', { quantity: 1 }, [], [['p1', 1]], [1]],
  ['a product that was taken out', { quantity: 4 }, [['p1', 1]], [], [0]],
  ['a removed line', { quantity: 0 }, [['p1', 6]], [['p1', 1]], []],
])('the price of %s is the one of its units now', (_title, given, before, after, asked) => {
  // a unit costs 100 for one that the cart had, and its number of units otherwise
  const price = (units: number) => ({ price: units === (before[0]?.[1] ?? 0) ? 100 : units, originalPrice: 120 });
  const seen = carrySeenPrices([{ ...line, ...given }], new Map(before), new Map(after), () => ({ price }));
  expect(seen.map(({ seenPrice }) => seenPrice)).toEqual(asked);
});

test('the units of a cart are those of its lines', () => {
  expect(unitsOf([])).toBe(0);
  expect(unitsOf([{ quantity: 2 }, { quantity: 3 }])).toBe(5);
});

test.each([
  [undefined, ['7'], true],
  [null, [null, '7'], true],
  [null, ['7'], false],
  ['7', ['7'], true],
  ['8', [null, '7'], false],
] as const)('a client that says %j of %j', (claimed, now, fine) => {
  expect(isClaimCurrent(claimed, now)).toBe(fine);
});

test('changed lines keep their place, new ones are appended, empty ones removed', () => {
  const of = (versionId: string, quantity: number) => ({ versionId, quantity, choice: '', advanced: false });
  expect(withLines([of('a', 1), of('b', 1), of('c', 1)], [of('d', 2), of('b', 5), of('c', 0)])).toEqual([
    of('a', 1),
    of('b', 5),
    of('d', 2),
  ]);
});
