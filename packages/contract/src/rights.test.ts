import { expect, test } from 'vitest';
import { permissionNames } from './rights.es-CO.ts';
import { type Role, type ShopPermission, can, rights, roles, visitorRole } from './rights.ts';

const guest: Role[] = ['Guest'];
const customer: Role[] = ['Admin customer'];
const seller: Role[] = ['Seller'];
const members = [...customer, ...seller];

/** What the specification gives to each role, read the other way round than the table: a right that is added or lost differs here. */
const holders: Record<ShopPermission, Role[]> = {
  'session.read': [...members, ...guest],
  'searches.keep': [...members, ...guest],
  'account.open': guest,
  'account.use': members,
  'account.close': customer,
  'registration.send': [...seller, ...guest],
  'business.edit': customer,
  'push.receive': customer,
  'customer.read': members,
  'portfolio.use': seller,
  'addresses.edit': members,
  'favourites.edit': members,
  'favourites.merge': customer,
  'formulas.keep': customer,
  'cart.edit': members,
  'orders.place': members,
  'orders.read': members,
  'payments.make': members,
};

const permissions = Object.keys(permissionNames) as ShopPermission[]; // as: the compiler holds the keys to the permissions

test.each(permissions)('%s belongs to exactly the roles of the specification · ROL-01 ROL-02 ROL-03', (permission) => {
  expect(roles.filter((role) => can(role, permission))).toEqual(holders[permission]);
});

test('the roles have their names on the wire · GEN-02', () => {
  expect(roles).toEqual(['Admin customer', 'Seller', 'Guest']);
  expect(visitorRole).toBe('Guest');
});

test('a role lists a permission once, and every permission has a name of its own', () => {
  for (const role of roles) expect(new Set(rights[role]).size).toBe(rights[role].length);
  expect(new Set(Object.values(permissionNames)).size).toBe(permissions.length);
});
