import type { CreditMovement } from '@tonalia/contract/purchase';
import { expect, test } from 'vitest';
import { nextPayment, openDues } from './dues.ts';

let made = 0;
const movement = (change: Partial<CreditMovement>): CreditMovement => ({
  _id: String((made += 1)),
  kind: 'order',
  amount: 100_000,
  orderCode: 'TN-1',
  due_on: '2026-12-12',
  created_at: '2026-11-12T15:00:00.000Z',
  ...change,
});
const paid = (change: Partial<CreditMovement>) => movement({ kind: 'payment', due_on: null, ...change });

test('the next payment is the whole debt of the first due day', () => {
  const movements = [
    movement({ orderCode: 'TN-3', amount: 50_000, due_on: '2026-11-28' }),
    movement({ orderCode: 'TN-2', amount: 30_000, due_on: '2026-12-12' }),
    movement({ orderCode: 'TN-1', amount: 20_000, due_on: '2026-11-28' }),
  ];
  expect(nextPayment({ used: 100_000, movements })).toEqual({ dueOn: '2026-11-28', amount: 70_000 });
});

test('a paid or cancelled order is no longer owed', () => {
  const movements = [
    movement({ orderCode: 'TN-2', due_on: '2026-12-12' }),
    paid({ orderCode: 'TN-1', amount: -100_000 }),
    movement({ orderCode: 'TN-1', due_on: '2026-11-28' }),
  ];
  expect(openDues({ used: 100_000, movements }).map(({ movement: { orderCode } }) => orderCode)).toEqual(['TN-2']);
});

test('a payment without an order reduces the oldest debt', () => {
  const movements = [
    paid({ orderCode: null, amount: -130_000 }),
    movement({ orderCode: 'TN-2', due_on: '2026-12-12' }),
    movement({ orderCode: 'TN-1', due_on: '2026-11-28' }),
  ];
  expect(openDues({ used: 70_000, movements })).toMatchObject([{ dueOn: '2026-12-12', left: 70_000 }]);
});

test('the debt never exceeds the used credit, whatever part of the movements is known', () => {
  const movements = [movement({ amount: 400_000 })];
  expect(nextPayment({ used: 150_000, movements })?.amount).toBe(150_000);
});

test('a customer without debt has no next payment', () => {
  expect(nextPayment({ used: 0, movements: [] })).toBeNull();
});

test('money that was overpaid and returned does not reduce a later debt', () => {
  const movements = [
    movement({ orderCode: 'TN-2', amount: 20_000, due_on: '2026-12-30' }),
    movement({ kind: 'payout', orderCode: null, amount: 100_000, due_on: null }),
    paid({ kind: 'cancellation', orderCode: 'TN-1', amount: -100_000 }),
    paid({ orderCode: null, amount: -100_000 }),
    movement({ orderCode: 'TN-1', due_on: '2026-11-28' }),
  ];
  expect(nextPayment({ used: 20_000, movements })).toEqual({ dueOn: '2026-12-30', amount: 20_000 });
});
