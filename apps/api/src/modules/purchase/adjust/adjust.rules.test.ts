import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AdjustableLine, adjustLines, substitutePrice } from './lines.rules.ts';
import { type AdjustablePayment, heldOf, moneyChoices, splitMoney } from './money-back.rules.ts';
import { type AdjustedSums, adjustSums } from './sums.rules.ts';

const ORDERS = 10_000;

const line = (change: Partial<AdjustableLine> = {}): AdjustableLine => ({
  line: 1,
  quantity: 3,
  price: 12_900,
  originalPrice: 15_000,
  advanced: false,
  isClosed: false,
  ...change,
});
const substitute = (quantity: number, price: number) => ({ quantity, price, originalPrice: price });

/** A line, the units it keeps, and a substitute for some of those it loses. */
const changedLine = fc
  .record({
    quantity: fc.integer({ min: 1, max: 60 }),
    price: fc.integer({ min: 50, max: 900_000 }),
    discount: fc.integer({ min: 0, max: 5_000 }),
    kept: fc.integer({ min: 0, max: 60 }),
    replaced: fc.integer({ min: 0, max: 60 }),
    ownPrice: fc.integer({ min: 50, max: 1_500_000 }),
  })
  .map(({ quantity, price, discount, kept, replaced, ownPrice }) => ({
    quantity,
    price,
    originalPrice: price + discount,
    kept: Math.min(kept, quantity),
    replaced: Math.min(replaced, quantity - Math.min(kept, quantity)),
    ownPrice,
  }));

const anyOrder = fc.record({
  lines: fc.array(changedLine, { minLength: 1, maxLength: 8 }),
  couponPercent: fc.integer({ min: 0, max: 100 }),
  movementPercent: fc.integer({ min: -30, max: 30 }),
  shipping: fc.integer({ min: 0, max: 30_000 }),
  creditPercent: fc.integer({ min: 0, max: 100 }),
  refundedPercent: fc.integer({ min: 0, max: 30 }),
  wished: fc.constantFrom('credit' as const, 'balance' as const, 'source' as const, undefined),
  isUnpaid: fc.boolean(),
});

type MadeOrder = typeof anyOrder extends fc.Arbitrary<infer T> ? T : never;

function sumsBefore({ lines, couponPercent, movementPercent, shipping }: MadeOrder): AdjustedSums {
  const subtotal = lines.reduce((sum, one) => sum + one.quantity * one.originalPrice, 0);
  const goods = lines.reduce((sum, one) => sum + one.quantity * one.price, 0);
  const couponSavings = Math.round((goods * couponPercent) / 100);
  const movement = Math.round(((goods - couponSavings) * movementPercent) / 100);
  return {
    units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal,
    savings: subtotal - goods,
    couponSavings,
    movement,
    shipping,
    total: goods - couponSavings + movement + shipping,
  };
}

const sentOf = ({ lines }: MadeOrder) =>
  lines.flatMap((one) => [
    { quantity: one.kept, price: one.price, originalPrice: one.originalPrice },
    { quantity: one.replaced, ...substitutePrice(one, { price: one.ownPrice, originalPrice: one.ownPrice }) },
  ]);

/** Own credit and one other payment that together hold the total. */
function paymentsOf({ creditPercent, isUnpaid }: MadeOrder, total: number): AdjustablePayment[] {
  const credit = Math.floor((total * creditPercent) / 100);
  return [
    { id: '1', name: 'Cupo', status: 'on_credit', amount: credit, refunded: 0 },
    { id: '2', name: 'PSE', status: isUnpaid ? 'pending' : 'approved', amount: total - credit, refunded: 0 },
  ];
}

describe('of 10,000 random orders', () => {
  test('a total never rises, is never negative, and adds up · OFC-105', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const before = sumsBefore(order);
        const after = adjustSums(before, sentOf(order));
        expect(after.total).toBeLessThanOrEqual(before.total);
        expect(after.total).toBeGreaterThanOrEqual(0);
        expect(after.couponSavings).toBeLessThanOrEqual(before.couponSavings);
        expect(after.units).toBeLessThanOrEqual(before.units);
        expect(after.total).toBe(
          after.subtotal - after.savings - after.couponSavings + after.movement + after.shipping,
        );
      }),
      { numRuns: ORDERS },
    );
  });

  test('the money back is the old total less the new one, and no payment gives more than it holds · OFC-105', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const before = sumsBefore(order);
        const back = before.total - adjustSums(before, sentOf(order)).total;
        const payments = paymentsOf(order, before.total);
        const portions = splitMoney(back, payments, order);
        expect(portions.reduce((sum, { amount }) => sum + amount, 0)).toBe(back);
        for (const { amount } of portions) expect(amount).toBeGreaterThan(0);
        for (const { id, amount } of payments) {
          const given = portions.filter(({ paymentId }) => paymentId === id).reduce((sum, one) => sum + one.amount, 0);
          expect(given).toBeLessThanOrEqual(amount);
        }
      }),
      { numRuns: ORDERS },
    );
  });

  test('an order that stays as it is keeps its sums', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const before = sumsBefore(order);
        // the movement may be a minus zero on one side
        expect({ ...adjustSums(before, order.lines), movement: 0 }).toEqual({ ...before, movement: 0 });
      }),
      { numRuns: 1_000 },
    );
  });
});

test('a substitute costs what the wanted shade costs, or less when it is cheaper', () => {
  const wanted = { price: 12_900, originalPrice: 15_000 };
  expect(substitutePrice(wanted, { price: 14_000, originalPrice: 14_000 })).toEqual(wanted);
  expect(substitutePrice(wanted, { price: 9_900, originalPrice: 11_000 })).toEqual({
    price: 9_900,
    originalPrice: 11_000,
  });
  // at the same price it keeps what it costs without its own discount
  expect(substitutePrice(wanted, { price: 12_900, originalPrice: 12_900 })).toEqual({
    price: 12_900,
    originalPrice: 12_900,
  });
});

test('a coupon keeps its share, a discount of the method stays whole, and a charge keeps its share', () => {
  const sums = { units: 3, subtotal: 30_000, savings: 0, couponSavings: 3_000, shipping: 4_900 };
  const sent = [{ quantity: 1, price: 10_000, originalPrice: 10_000 }];
  expect(adjustSums({ ...sums, movement: -1_000, total: 30_900 }, sent)).toMatchObject({
    couponSavings: 1_000,
    movement: -1_000,
    total: 12_900,
  });
  expect(adjustSums({ ...sums, movement: 2_700, total: 34_600 }, sent)).toMatchObject({ movement: 900, total: 14_800 });
  const small = [{ quantity: 1, price: 500, originalPrice: 500 }];
  expect(adjustSums({ ...sums, movement: -1_000, total: 30_900 }, small)).toMatchObject({
    movement: -450,
    total: 4_900,
  });
});

test('a charge of one peso goes with the first unit, and one on goods that cost nothing goes whole', () => {
  const sums = { units: 3, subtotal: 30_000, savings: 0, couponSavings: 0, shipping: 4_900 };
  const sent = [{ quantity: 2, price: 10_000, originalPrice: 10_000 }];
  expect(adjustSums({ ...sums, movement: 1, total: 34_901 }, sent)).toMatchObject({ movement: 0, total: 24_900 });
  const paidByCoupon = { ...sums, couponSavings: 30_000, movement: 2_000, total: 6_900 };
  expect(adjustSums(paidByCoupon, sent)).toMatchObject({ couponSavings: 20_000, movement: 0, total: 4_900 });
  const gifts = { ...sums, savings: 30_000, movement: 0, total: 4_900 };
  expect(adjustSums(gifts, [{ quantity: 2, price: 0, originalPrice: 10_000 }])).toMatchObject({
    couponSavings: 0,
    movement: 0,
    total: 4_900,
  });
});

test('more units than before, a closed part, an unknown line and nothing left are refused', () => {
  const refusalOf = (lines: AdjustableLine[], change: Partial<Parameters<typeof adjustLines>[1][number]>) => {
    try {
      adjustLines(lines, [{ line: 1, quantity: 1, substitute: null, ...change }]);
      return undefined;
    } catch (error) {
      return (error as { code: string }).code; // as: refusals have a code
    }
  };
  expect(refusalOf([line()], {})).toBeUndefined();
  expect(refusalOf([line()], { quantity: 4 })).toBe('ADJUSTMENT_UPWARDS');
  expect(refusalOf([line()], { quantity: 2, substitute: substitute(2, 100) })).toBe('ADJUSTMENT_UPWARDS');
  expect(refusalOf([line({ isClosed: true })], {})).toBe('SHIPMENT_LEFT');
  expect(refusalOf([line()], { line: 2 })).toBe('LINE_NOT_FOUND');
  expect(refusalOf([line({ advanced: true })], { substitute: substitute(1, 100) })).toBe('SUBSTITUTE_UNAVAILABLE');
  expect(refusalOf([line({ advanced: true })], {})).toBeUndefined();
  expect(refusalOf([line()], { substitute: substitute(1, 100) })).toBeUndefined();
  expect(refusalOf([line()], { quantity: 0 })).toBe('ADJUSTMENT_EMPTY');
  expect(refusalOf([line(), line({ line: 2 })], { quantity: 0 })).toBeUndefined();
  expect(refusalOf([line()], { quantity: 3 })).toBe('INVALID_REQUEST');
});

describe('money back', () => {
  const payments: AdjustablePayment[] = [
    { id: '1', name: 'Cupo', status: 'on_credit', amount: 30_000, refunded: 0 },
    { id: '2', name: 'PSE', status: 'approved', amount: 70_000, refunded: 20_000 },
    { id: '3', name: 'PSE', status: 'declined', amount: 70_000, refunded: 0 },
  ];
  const paid = { isUnpaid: false, wished: undefined };

  test('goes to own credit first, then to the source, or where the operator sends it', () => {
    const to = (back: number, wish: Partial<Parameters<typeof splitMoney>[2]> = {}) =>
      splitMoney(back, payments, { ...paid, ...wish }).map((one) => [one.to, one.amount]);
    expect(to(25_000)).toEqual([['credit', 25_000]]);
    expect(to(40_000)).toEqual([
      ['credit', 30_000],
      ['source', 10_000],
    ]);
    expect(to(60_000, { wished: 'source' })).toEqual([
      ['source', 50_000],
      ['credit', 10_000],
    ]);
    expect(to(10_000, { wished: 'balance' })).toEqual([['balance', 10_000]]);
  });

  test('is refused when the payments no longer hold it', () => {
    expect(() => splitMoney(80_001, payments, paid)).toThrow('REFUND_TOO_MUCH');
  });

  test('offers each place that can take some of it, and none for what was not paid', () => {
    const account = { isUnpaid: false, hasAccount: true };
    expect(moneyChoices(40_000, payments, account)).toEqual([
      { to: 'credit', name: 'Cupo', most: 30_000 },
      { to: 'balance', name: null, most: 40_000 },
      { to: 'source', name: 'PSE', most: 40_000 },
    ]);
    expect(moneyChoices(40_000, payments, { ...account, hasAccount: false }).map(({ to }) => to)).toEqual([
      'credit',
      'source',
    ]);
    expect(moneyChoices(40_000, payments, { ...account, isUnpaid: true })).toEqual([]);
    expect(moneyChoices(0, payments, account)).toEqual([]);
  });

  test('takes the last peso of a payment, and none of one that gave all back', () => {
    const nearlyBack = payments.map((one) => ({ ...one, refunded: one.id === '1' ? 30_000 : 69_999 }));
    expect(heldOf(payments)).toBe(80_000);
    expect(heldOf(nearlyBack)).toBe(1);
    expect(moneyChoices(1, nearlyBack, { isUnpaid: false, hasAccount: true })).toEqual([
      { to: 'balance', name: null, most: 1 },
      { to: 'source', name: 'PSE', most: 1 },
    ]);
  });
});
