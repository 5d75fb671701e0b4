import { expect, test } from 'vitest';
import { mayBeAdded, memberPermissions } from './member-rights.ts';

test('a membership that only makes lists asks and never orders, and sees the credit only where it says so (SEL-205)', () => {
  expect(memberPermissions({ mode: 'lists', seesCredit: false })).toEqual(['orders.ask']);
  expect(memberPermissions({ mode: 'lists', seesCredit: true })).toEqual(['orders.ask', 'credit.read']);
  expect(memberPermissions({ mode: 'asks', seesCredit: false })).toEqual(['orders.place', 'orders.ask']);
  expect(memberPermissions({ mode: 'buys', seesCredit: true })).toEqual(['orders.place', 'orders.ask', 'credit.read']);
});

test('a membership adds its three permissions to employees alone (SEL-205)', () => {
  expect(mayBeAdded('Member', 'orders.place')).toBe(true);
  expect(mayBeAdded('Member', 'account.close')).toBe(false);
  for (const role of ['Guest', 'Seller', 'Admin customer'] as const)
    for (const permission of ['orders.place', 'orders.ask', 'credit.read'] as const)
      expect([role, permission, mayBeAdded(role, permission)]).toEqual([role, permission, false]);
});
