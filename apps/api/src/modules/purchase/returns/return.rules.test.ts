import { ReturnState } from '@tonalia/contract/return-state';
import { describe, expect, test } from 'vitest';
import type { ShipmentStatus } from '../order/order.rules.ts';
import { shareOut } from '../adjust/share-out.rules.ts';
import { planBack } from './goods-back.rules.ts';
import { type ReturnLine, canReturnBecome, decideLines, requireStep, returnableUntil } from './return.rules.ts';

const allowed = [
  'asked → collecting',
  'asked → received',
  'asked → resolved',
  'asked → rejected',
  'asked → withdrawn',
  'collecting → received',
  'received → resolved',
  'received → rejected',
];
const every = ReturnState.options.flatMap((from) => ReturnState.options.map((to) => [from, to] as const));

test.each(every)('a return goes from %s to %s only by its table (OFC-208)', (from, to) => {
  const isAllowed = allowed.includes(`${from} → ${to}`);
  expect(canReturnBecome(from, to)).toBe(isAllowed);
  const step = () => requireStep(from, to);
  const isOnItsWay = from === 'collecting' && (to === 'resolved' || to === 'rejected');
  if (isAllowed) expect(step).not.toThrow();
  else expect(step).toThrow(isOnItsWay ? 'RETURN_NOT_RECEIVED' : 'RETURN_DECIDED');
});

test('what was delivered in the evening of Bogotá can be returned for five days of its calendar (OFC-208)', () => {
  expect(returnableUntil(new Date('2026-11-24T03:00:00Z'))).toBe('2026-11-28');
  expect(returnableUntil(new Date('2026-11-24T06:00:00Z'))).toBe('2026-11-29');
});

describe('a decision', () => {
  const line: ReturnLine = { line: 1, units: 3, arrived: 3, price: 20_000, reason: 'broken' };
  const decide = (
    decision: { toStock?: number; toLoss?: number; refusal?: string; line?: number },
    state: 'received' | 'asked' = 'received',
    lines = [line],
  ) => decideLines(state, lines, [{ line: 1, toStock: 0, toLoss: 0, ...decision }]);

  test('splits the units of a line between stock, loss and refusal (OFC-208)', () => {
    expect(decide({ toStock: 1, toLoss: 1, refusal: 'Sí pidió 7.0' })).toMatchObject({
      goods: [
        { line: 1, units: 1, to: 'stock' },
        { line: 1, units: 1, to: 'loss' },
      ],
      refused: 1,
    });
  });

  test('moves no units where there are none (OFC-208)', () => {
    const moved = (to: 'stock' | 'loss') => [{ line: 1, units: 3, to, reason: 'broken' }];
    expect(decide({ toStock: 3 }).goods).toEqual(moved('stock'));
    expect(decide({ toLoss: 3 }).goods).toEqual(moved('loss'));
  });

  test.each([
    ['refused units without a reason', { toStock: 2 }, 'RETURN_UNDECIDED'],
    ['more units than arrived', { toStock: 2, toLoss: 2 }, 'RETURN_TOO_MUCH'],
    ['a line that the return does not have', { line: 2 }, 'LINE_NOT_FOUND'],
  ])('is refused for %s (OFC-208)', (_name, decision, code) => {
    expect(() => decide(decision)).toThrow(code);
  });

  test('of goods that are not collected writes them off, below the value that is collected (OFC-208)', () => {
    const waiting = [{ ...line, arrived: null }];
    expect(() => decide({ toLoss: 3 }, 'asked', waiting)).toThrow('RETURN_NOT_RECEIVED');
    expect(() => decide({ toStock: 1, refusal: 'Solo una' }, 'asked', waiting)).toThrow('RETURN_NOT_RECEIVED');
    expect(decide({ toLoss: 2, refusal: 'Solo dos' }, 'asked', waiting)).toMatchObject({ toLoss: 2, refused: 1 });
    const one = (price: number) => decide({ toLoss: 1 }, 'asked', [{ ...line, units: 1, arrived: null, price }]);
    expect(one(49_999)).toMatchObject({ toLoss: 1 });
    expect(() => one(50_000)).toThrow('RETURN_NOT_RECEIVED');
  });
});

describe('goods that come back', () => {
  const before = {
    units: 6,
    subtotal: 70_000,
    savings: 10_000,
    couponSavings: 6_000,
    movement: -5_400,
    shipping: 8_000,
    total: 56_600,
  };
  const left = (line: number, quantity: number, price: number, originalPrice = price) =>
    ({ line, quantity, price, originalPrice, shipmentId: '1', shipmentStatus: 'delivered' }) as const;
  const lines = [left(1, 4, 10_000, 12_500), left(2, 2, 10_000)];

  test('are worth their share of coupon and discount, and delivery stays (OFC-208)', () => {
    const back = {
      shipmentId: null,
      cause: 'return' as const,
      lines: [{ line: 1, units: 3, to: 'stock' as const, reason: '' }],
    };
    // half the goods: half of 60,000 − 6,000 − 5,400
    expect(planBack(before, lines, back)).toMatchObject({ amount: 24_300, after: { shipping: 8_000, total: 32_300 } });
  });

  test('all of them leave nothing of coupon and discount (OFC-208)', () => {
    const all = lines.map(({ line, quantity }) => ({ line, units: quantity, to: 'loss' as const, reason: '' }));
    const plan = planBack(before, lines, { shipmentId: null, cause: 'return', lines: all });
    expect(plan.after).toEqual({
      units: 0,
      subtotal: 0,
      savings: 0,
      couponSavings: 0,
      movement: expect.closeTo(0),
      shipping: 8_000,
      total: 8_000,
    });
    expect(plan.lines.map(({ amount }) => amount)).toEqual([32_400, 16_200]);
  });

  test('refused at the door, all of them cost no delivery, and a part of them leaves it (OFC-206)', () => {
    const refuse = (units: number) => {
      const goods = [1, 2].map((line) => ({ line, units: line === 1 ? units : 2, to: 'stock' as const, reason: '' }));
      return planBack(before, lines, { shipmentId: null, cause: 'door', lines: goods }).after;
    };
    expect(refuse(4)).toMatchObject({ units: 0, shipping: 0, total: 0 });
    expect(refuse(3)).toMatchObject({ units: 1, shipping: 8_000, total: 16_100 });
  });

  test.each<['return' | 'door', ShipmentStatus, string | null]>([
    ['return', 'delivered', null],
    ['return', 'dispatched', 'SHIPMENT_NOT_LEFT'],
    ['return', 'preparing', 'SHIPMENT_NOT_LEFT'],
    ['door', 'delivered', null],
    ['door', 'dispatched', null],
    ['door', 'preparing', 'SHIPMENT_NOT_LEFT'],
  ])('by %s, of a part that is %s: %s (OFC-208)', (cause, shipmentStatus, refusal) => {
    const plan = () =>
      planBack(before, [{ ...left(1, 4, 10_000), shipmentStatus }], {
        shipmentId: null,
        cause,
        lines: [{ line: 1, units: 1, to: 'stock', reason: '' }],
      });
    if (refusal === null) expect(plan()).toMatchObject({ lines: [{ line: 1, units: 1 }] });
    else expect(plan).toThrow(refusal);
  });

  test.each([
    ['of the part', '1', 1, null],
    ['of all parts', null, 2, null],
    ['of another part', '1', 2, 'LINE_NOT_FOUND'],
    ['that the order does not have', null, 3, 'LINE_NOT_FOUND'],
  ])('are a line %s (OFC-208)', (_title, shipmentId, line, refusal) => {
    const plan = () =>
      planBack(before, [left(1, 4, 10_000), { ...left(2, 2, 10_000), shipmentId: '2' }], {
        shipmentId,
        cause: 'return',
        lines: [{ line, units: 1, to: 'stock', reason: '' }],
      });
    if (refusal === null) expect(plan()).toMatchObject({ lines: [{ line, units: 1 }] });
    else expect(plan).toThrow(refusal);
  });

  test.each([
    [10, [1, 1, 1], [3, 3, 4]],
    [0, [5], [0]],
    [7, [0, 2], [0, 7]],
  ])('%i pesos are shared out without a rest (OFC-208)', (amount, weights, shares) => {
    expect(shareOut(amount, weights)).toEqual(shares);
  });
});
