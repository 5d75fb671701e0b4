import { expect, test } from 'vitest';
import { isReviewable } from './reviewable.rules.ts';
import { shareOut } from './share-out-documents.rules.ts';

test('a transfer is reviewed while its order or its documents wait, and when it came too late for the order', () => {
  const orders = [null, 'pending_payment', 'paid', 'cancelled'] as const;
  expect(orders.map((order) => isReviewable('pending', order))).toEqual([true, true, false, false]);
  expect(orders.map((order) => isReviewable('voided', order))).toEqual([false, false, false, true]);
  expect(isReviewable('approved', 'cancelled')).toBe(false);
});

test('what arrived pays documents in their order, the last one in part', () => {
  const documents = [300, 200, 100].map((amount) => ({ amount }));
  const paid = (arrived: number) => shareOut(documents, arrived).map(({ amount }) => amount);
  expect([paid(600), paid(301), paid(300), paid(0)]).toEqual([[300, 200, 100], [300, 1], [300], []]);
});
