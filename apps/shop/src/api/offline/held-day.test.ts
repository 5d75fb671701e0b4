import type { SellerDay, VisitedCustomer } from '@tonalia/contract/seller-day';
import { expect, test } from 'vitest';
import { portfolioCustomer } from '../../../test/make.ts';
import { onDay } from './held-day.ts';

const visit = (change: Partial<VisitedCustomer>): VisitedCustomer => ({
  ...portfolioCustomer,
  phone: null,
  owed: 0,
  overdue: 0,
  lastOrderOn: '2026-11-04',
  rhythm: null,
  door: null,
  plan: null,
  arrivedAt: null,
  noSale: 'closed',
  note: null,
  contact: null,
  ...change,
});
const day: SellerDay = {
  today: '2026-11-29',
  soldToday: 5,
  soldThisMonth: 50,
  quota: 400,
  customers: [
    visit({ name: 'A', rhythm: { every: 10, since: 9, share: 90 } }),
    visit({ name: 'B', rhythm: { every: 2, since: 1, share: 50 } }),
  ],
};

test('a day that was downloaded goes on: rhythms, order of visits, and nothing of today (SEL-107)', () => {
  expect(onDay(day, '2026-11-29')).toBe(day);
  const next = onDay(day, '2026-11-30');
  expect(next).toMatchObject({ today: '2026-11-30', soldToday: 0, soldThisMonth: 50 });
  expect(next.customers.map(({ name, noSale, rhythm }) => [name, noSale, rhythm?.share])).toEqual([
    ['A', null, 100],
    ['B', null, 100],
  ]);
  const later = onDay(day, '2026-12-02');
  expect([later.soldThisMonth, later.quota]).toEqual([0, 400]);
  expect(later.customers.map(({ name, rhythm }) => [name, rhythm?.since])).toEqual([
    ['B', 4],
    ['A', 12],
  ]);
});
