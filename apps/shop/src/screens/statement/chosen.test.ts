import type { CreditDocument } from '@tonalia/contract/statement';
import { expect, test } from 'vitest';
import { amountsOf } from './chosen.ts';

const document = (change: Partial<CreditDocument>): CreditDocument => ({
  _id: '1',
  orderCode: 'TN-47965',
  number: null,
  created_at: '2026-11-09T15:00:00.000Z',
  due_on: '2026-11-28',
  daysLate: 0,
  total: 684_600,
  balance: 684_600,
  waiting: 0,
  ...change,
});

test('what is overdue is chosen whole until the person chooses', () => {
  const documents = [document({ _id: '1', daysLate: 3 }), document({ _id: '2' })];
  expect(amountsOf(documents, {}).map(({ amount }) => amount)).toEqual([684_600, null]);
  expect(amountsOf(documents, { 1: null, 2: 50_000 }).map(({ amount }) => amount)).toEqual([null, 50_000]);
});

test('SEL-204: without anything overdue everything is chosen', () => {
  const documents = [document({ _id: '1' }), document({ _id: '2', balance: 465_400 })];
  expect(amountsOf(documents, {}).map(({ amount }) => amount)).toEqual([684_600, 465_400]);
  expect(amountsOf(documents, { 2: null }).map(({ amount }) => amount)).toEqual([684_600, null]);
});

test('SEL-204: what a transfer under review is for cannot be paid again', () => {
  const [part, whole] = amountsOf(
    [document({ waiting: 600_000, daysLate: 3 }), document({ _id: '2', waiting: 684_600, daysLate: 3 })],
    {},
  );
  expect(part).toMatchObject({ amount: 84_600, payable: 84_600, wrong: null });
  expect(whole).toMatchObject({ amount: null, payable: 0 });
});

test.each([
  [19_999, 684_600, 'small'],
  [684_601, 684_600, 'much'],
  [20_000, 684_600, null],
  [5_000, 5_000, null],
  [4_000, 5_000, 'small'],
  [0, 684_600, 'small'],
])('%d of a balance of %d', (amount, balance, wrong) => {
  expect(amountsOf([document({ balance })], { 1: amount })[0]?.wrong).toBe(wrong);
});
