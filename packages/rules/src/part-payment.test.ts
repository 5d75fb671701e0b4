import { expect, test } from 'vitest';
import { isPartPayable } from './part-payment.ts';

test.each([
  ['all of it', 465_400, 465_400, true],
  ['a part', 300_000, 465_400, true],
  ['the smallest part', 20_000, 465_400, true],
  ['less than the smallest part', 19_999, 465_400, false],
  ['the last peso', 1, 1, true],
  ['all of a small document', 1_500, 1_500, true],
  ['a part of a small document', 1_000, 1_500, false],
  ['more than it owes', 465_401, 465_400, false],
  ['nothing of a paid document', 0, 0, false],
])('%s of a document', (_, amount, balance, payable) => {
  expect(isPartPayable(amount, balance, true)).toBe(payable);
  expect(isPartPayable(amount, balance, false)).toBe(payable && amount === balance);
});
