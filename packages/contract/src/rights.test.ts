import { expect, test } from 'vitest';
import { permissionNames } from './rights.es-CO.ts';
import { type Role, type ShopPermission, can, rights, roles, visitorRole } from './rights.ts';

const guest: Role[] = ['Guest'];
const customer: Role[] = ['Admin customer'];
const seller: Role[] = ['Seller'];
const members = [...customer, ...seller];
const staff: Role[] = ['Member'];
const everyone = [...members, ...staff];

/** What the specification gives to each role, read the other way round than the table: a right that is added or lost differs here. */
const holders: Record<ShopPermission, Role[]> = {
  'session.read': [...everyone, ...guest],
  'searches.keep': [...everyone, ...guest],
  'account.open': guest,
  'account.use': everyone,
  'account.close': customer,
  'registration.send': [...seller, ...guest],
  'business.edit': customer,
  'push.receive': [...customer, ...staff],
  'customer.read': everyone,
  'portfolio.use': seller,
  'addresses.edit': members,
  'favourites.edit': everyone,
  'favourites.merge': [...customer, ...staff],
  'formulas.keep': [...customer, ...staff],
  'cart.edit': everyone,
  'orders.place': members,
  // only a membership gives it
  'orders.ask': [],
  'orders.change': members,
  'credit.read': members,
  'team.manage': customer,
  'orders.read': everyone,
  'payments.make': everyone,
};

const permissions = Object.keys(permissionNames) as ShopPermission[]; // as: the compiler holds the keys to the permissions

test.each(permissions)('%s belongs to exactly the roles of the specification · ROL-01 ROL-02 ROL-03', (permission) => {
  expect(roles.filter((role) => can(role, permission))).toEqual(
    roles.filter((role) => holders[permission].includes(role)),
  );
});

test('the roles have their names on the wire · GEN-02', () => {
  expect(roles).toEqual(['Admin customer', 'Seller', 'Member', 'Guest']);
  expect(visitorRole).toBe('Guest');
});

test('a role lists a permission once, and every permission has a name of its own', () => {
  for (const role of roles) expect(new Set(rights[role]).size).toBe(rights[role].length);
  expect(new Set(Object.values(permissionNames)).size).toBe(permissions.length);
});
