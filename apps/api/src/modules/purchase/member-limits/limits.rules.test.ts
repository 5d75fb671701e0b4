import type { MemberTerms } from '@tonalia/contract/member-terms';
import { expect, test } from 'vitest';
import { whyApproval } from './limits.rules.ts';

const free: MemberTerms = {
  mode: 'buys',
  orderLimit: null,
  dayLimit: null,
  monthLimit: null,
  usesCredit: false,
  seesCredit: false,
  seesOrders: false,
};
const nothing = { today: 0, month: 0 };
const why = (terms: Partial<MemberTerms>, spent: typeof nothing, total: number) =>
  whyApproval({ ...free, ...terms }, spent, total);

test('an order that reaches a limit exactly needs no approval, one peso more does', () => {
  expect(why({ orderLimit: 50_000 }, nothing, 50_000)).toBeUndefined();
  expect(why({ orderLimit: 50_000 }, nothing, 50_001)).toEqual({
    reason: 'order',
    limit: 50_000,
    spent: 0,
    total: 50_001,
  });
  const spent = { today: 30_000, month: 70_000 };
  expect(why({ dayLimit: 80_000 }, spent, 50_000)).toBeUndefined();
  expect(why({ dayLimit: 80_000 }, spent, 50_001)).toEqual({
    reason: 'day',
    limit: 80_000,
    spent: 30_000,
    total: 50_001,
  });
  expect(why({ monthLimit: 100_000 }, spent, 30_000)).toBeUndefined();
  expect(why({ monthLimit: 100_000 }, spent, 30_001)).toEqual({
    reason: 'month',
    limit: 100_000,
    spent: 70_000,
    total: 30_001,
  });
});

test('without limits any order is free, and a limit of 0 pesos allows none', () => {
  expect(why({}, { today: 900_000_000, month: 900_000_000 }, 1_000_000)).toBeUndefined();
  for (const limit of ['orderLimit', 'dayLimit', 'monthLimit'] as const)
    expect(why({ [limit]: 0 }, nothing, 1)).toBeDefined();
});

test('a person that asks needs an approval of each order, whatever its limits', () => {
  expect(why({ mode: 'asks', orderLimit: 500 }, { today: 1, month: 2 }, 100)).toEqual({
    reason: 'mode',
    limit: 0,
    spent: 2,
    total: 100,
  });
});
