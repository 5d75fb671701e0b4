import { PaymentStatus } from '@tonalia/contract/payment';
import { expect, test } from 'vitest';
import {
  differenceOf,
  hasShopperLeft,
  isCheckingOver,
  canPaymentBecome,
  mismatch,
  nextCheckAt,
} from './payment.rules.ts';

test('a pending payment ends as the gateway says; a failed one may still be approved, an approved one only voided', () => {
  const all = PaymentStatus.options;
  const ways = all.flatMap((from) => all.filter((to) => canPaymentBecome(from, to)).map((to) => `${from} → ${to}`));
  expect(ways).toEqual([
    'pending → approved',
    'pending → declined',
    'pending → voided',
    'pending → error',
    'approved → voided',
    'declined → approved',
    'error → approved',
  ]);
});

test('an unknown result is checked after ten seconds, a minute, ten minutes, and then every hour', () => {
  const now = new Date('2026-11-22T12:00:00Z');
  const after = [0, 1, 2, 3, 4, 5, 40].map((checks) => (nextCheckAt(now, checks).getTime() - now.getTime()) / 1_000);
  expect(after).toEqual([10, 10, 60, 600, 3_600, 3_600, 3_600]);
});

test('checks end after two days', () => {
  const created = new Date('2026-11-20T12:00:00Z');
  expect(isCheckingOver(new Date('2026-11-22T11:59:59Z'), created)).toBe(false);
  expect(isCheckingOver(new Date('2026-11-22T12:00:00Z'), created)).toBe(true);
});

test('a buyer is notified of a result that takes two minutes or longer', () => {
  const paid = new Date('2026-11-22T12:00:00Z');
  expect(hasShopperLeft(new Date('2026-11-22T12:01:59.999Z'), paid)).toBe(false);
  expect(hasShopperLeft(new Date('2026-11-22T12:02:00Z'), paid)).toBe(true);
});

test('a result of another charge, amount or currency is refused', () => {
  const payment = { reference: 'TN-8F3K2-1', transactionId: null, amount: 80_000 };
  const answer = { id: '1-a', reference: 'TN-8F3K2-1', status: 'approved', amount: 80_000, currency: 'COP' } as const;
  expect(mismatch(payment, answer)).toBeUndefined();
  expect(mismatch({ ...payment, transactionId: '1-a' }, answer)).toBeUndefined();
  expect(mismatch({ ...payment, transactionId: '1-b' }, answer)).toBe('transaction');
  expect(mismatch(payment, { ...answer, reference: 'TN-8F3K2-2' })).toBe('reference');
  expect(mismatch({ ...payment, reference: null }, answer)).toBe('reference');
  expect(mismatch(payment, { ...answer, amount: 79_999 })).toBe('amount');
  expect(mismatch(payment, { ...answer, currency: 'USD' })).toBe('currency');
  expect(mismatch(payment, { ...answer, amount: null })).toBe('amount');
  expect(mismatch(payment, { ...answer, amount: null, status: 'declined' })).toBeUndefined();
});

test('a payment is never declined after it was approved, whatever arrives in whatever order · W2', () => {
  const answer: PaymentStatus[] = ['pending', 'approved', 'declined', 'voided', 'error'];
  const orders = permutations(answer);
  expect(orders).toHaveLength(120);
  for (const order of orders) {
    let is: PaymentStatus = 'pending';
    const was: PaymentStatus[] = [];
    for (const status of order) {
      if (canPaymentBecome(is, status)) is = status;
      was.push(is);
    }
    const [first] = order.filter((status) => status !== 'pending');
    const isTakenBack = order.indexOf('voided') > order.indexOf('approved') || first === 'voided';
    expect([order, is]).toEqual([order, isTakenBack ? 'voided' : 'approved']);
    expect(was.slice(was.indexOf('approved')).includes('declined') && was.includes('approved')).toBe(false);
  }
});

function permutations<T>(things: readonly T[]): T[][] {
  if (things.length === 0) return [[]];
  return things.flatMap((first, n) => permutations(things.toSpliced(n, 1)).map((rest) => [first, ...rest]));
}

test('an answer of the gateway differs from its payment by status, amount or reference', () => {
  const payment = { reference: 'R', transactionId: 'T', amount: 100, status: 'declined' as const, unanswered: false };
  const answer = { id: 'T', reference: 'R', status: 'declined' as const, amount: 100, currency: 'COP' };
  const differs = (changed: object, answered: object = {}) =>
    differenceOf({ ...payment, ...changed }, { ...answer, ...answered });
  expect(differs({})).toBeNull();
  expect([differs({ amount: 90 }), differs({}, { currency: 'USD' })]).toEqual(['amount', 'amount']);
  expect([differs({ reference: 'S' }), differs({ transactionId: 'U' })]).toEqual(['reference', 'reference']);
  expect([differs({}, { status: 'approved' }), differs({}, { status: 'pending' })]).toEqual([null, 'status']);
  // one that ended without an answer may still become anything that a pending one may
  const ended = { status: 'error', unanswered: true };
  expect([differs(ended, { status: 'pending' }), differs(ended)]).toEqual(['status', null]);
  expect(differs({ status: 'error' })).toBe('status');
});
