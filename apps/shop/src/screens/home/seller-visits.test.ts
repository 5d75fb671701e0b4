import type { VisitedCustomer } from '@tonalia/contract/seller-day';
import { describe, expect, test } from 'vitest';
import { visitsOf } from './seller-visits.ts';

/** A Monday. */
const today = '2026-03-09';
// as: what the visits do not read is left out
const one = (customerId: string, more: Partial<VisitedCustomer> & { share?: number } = {}) => {
  const { share, ...rest } = more;
  return {
    customerId,
    lastOrderOn: null,
    noSale: null,
    plan: null,
    rhythm: share === undefined ? null : { share },
    ...rest,
  } as VisitedCustomer;
};
const monday = { weekdays: [1], at: null };
const tuesday = { weekdays: [2], at: null };
const visits = (customers: VisitedCustomer[], seen = {}) => {
  // as: only the day and the customers count
  const parts = visitsOf({ today, customers } as Parameters<typeof visitsOf>[0], seen);
  return Object.fromEntries(
    Object.entries(parts).map(([part, list]) => [part, list.map(({ customerId }) => customerId).join(' ')]),
  );
};

describe('without any plan', () => {
  test.each([
    [74, '', ''],
    [75, '', 'a'],
    [89, '', 'a'],
    [90, 'a', ''],
    [400, 'a', ''],
    [401, '', ''],
  ])('at %i %% of the rhythm the route has "%s", and near is "%s"', (share, route, near) => {
    expect(visits([one('a', { share })])).toMatchObject({ route, near, offRoute: '' });
  });
});

describe('with plans', () => {
  test('the route is what is planned for the weekday, and what is due beside it is off the route', () => {
    const customers = [
      one('a', { plan: monday }),
      one('b', { plan: tuesday, share: 100 }),
      one('c', { share: 120 }),
      one('d', { plan: monday, share: 100 }),
      one('e', { plan: monday, share: 80 }),
    ];
    expect(visits(customers)).toMatchObject({ route: 'a d e', offRoute: 'b c', near: '' });
    expect(visits(customers, { order: ['d', 'a'] })).toMatchObject({ route: 'd a e' });
  });

  test('what is made is done: an order of today, a reason, or what is not sent yet', () => {
    const customers = [
      one('a', { plan: monday, lastOrderOn: today }),
      one('b', { plan: monday, noSale: 'closed' }),
      one('c', { plan: monday }),
      one('d', { plan: monday, lastOrderOn: '2026-03-08' }),
    ];
    expect(visits(customers, { left: new Set(['c']) })).toMatchObject({ route: 'd', done: 'a b c' });
  });
});

test.each([
  ['ordered last month', { lastOrderOn: '2026-02-28' }, 'a'],
  ['ordered this month', { lastOrderOn: '2026-03-01' }, ''],
  ['never ordered', {}, ''],
  ['has a visit today', { lastOrderOn: '2026-02-28', plan: monday }, ''],
  ['is far from due', { lastOrderOn: '2026-02-28', share: 74 }, 'a'],
  ['comes near', { lastOrderOn: '2026-02-28', share: 75 }, ''],
  ['is still due', { lastOrderOn: '2026-02-28', share: 400 }, ''],
  ['is lost', { lastOrderOn: '2026-02-28', share: 401 }, 'a'],
])('a customer that %s is without an order of the month: "%s"', (_, more, unordered) => {
  expect(visits([one('a', more)]).unordered).toBe(unordered);
});
