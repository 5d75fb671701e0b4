import { expect, test } from 'vitest';
import { moneyByPart } from './money-back-rows.rules.ts';

const portion = (to: 'credit' | 'source', amount: number) => ({ to, paymentId: '1', name: to, amount });

test('SEL-206: the money of two parts fills one after the other, and every sum agrees', () => {
  const less = [
    { line: 1, shipmentId: '7', units: 1, worth: 3_000 },
    { line: 2, shipmentId: '8', units: 2, worth: 6_000 },
    { line: 3, shipmentId: '7', units: 0, worth: 0 },
  ];
  // a coupon had paid a third of the goods
  expect(moneyByPart(6_001, less, [portion('credit', 2_500), portion('source', 3_501)])).toEqual([
    {
      amount: 2_000,
      lines: [{ line: 1, units: 1, amount: 2_000 }],
      portions: [{ to: 'credit', name: 'credit', amount: 2_000 }],
    },
    {
      amount: 4_001,
      lines: [{ line: 2, units: 2, amount: 4_001 }],
      portions: [
        { to: 'credit', name: 'credit', amount: 500 },
        { to: 'source', name: 'source', amount: 3_501 },
      ],
    },
  ]);
});

test('SEL-206: a change that is worth nothing and leaves no line short has no row', () => {
  expect(moneyByPart(0, [{ line: 1, shipmentId: '7', units: 0, worth: 0 }], [])).toEqual([]);
});

test('SEL-206: a unit that was free and a peso of a line that stays whole have their row', () => {
  const less = [
    { line: 1, shipmentId: '7', units: 1, worth: 0 },
    { line: 2, shipmentId: '7', units: 0, worth: 1 },
  ];
  expect(moneyByPart(1, less, [portion('source', 1)])).toEqual([
    {
      amount: 1,
      lines: [
        { line: 1, units: 1, amount: 0 },
        { line: 2, units: 0, amount: 1 },
      ],
      portions: [{ to: 'source', name: 'source', amount: 1 }],
    },
  ]);
});
