/**
 * What a role of the shop may do; the names that people read are in `rights.es-CO.ts`. Server, guard and tests read this table and
 * ask `can`; only SQL still compares a role's name.
 */
export type ShopPermission =
  /** Read its session and the account behind it. */
  | 'session.read'
  /** Keep and clear recent searches. */
  | 'searches.keep'
  /** Sign in, or open and recover an account. */
  | 'account.open'
  /** Has an account of its own: profile, password, devices. Without it many visitors share one account. */
  | 'account.use'
  | 'account.close'
  /** Send a registration: a guest its own, a seller a customer's. */
  | 'registration.send'
  /** Correct name and document of its own business until they are approved. */
  | 'business.edit'
  /** Receive the notices of its own business: in their list, and on its phones. */
  | 'push.receive'
  /** Act for a customer: its prices, credit, loyalty tier and seller. */
  | 'customer.read'
  /** Act for the customers of a portfolio, one at a time, in place of its own. */
  | 'portfolio.use'
  | 'addresses.edit'
  | 'favourites.edit'
  /** Keep formulas of the salon's own clients: personal data of third people, which no seller sees. */
  | 'formulas.keep'
  /** Take over what a device marked before the sign-in. */
  | 'favourites.merge'
  | 'cart.edit'
  | 'orders.place'
  /** Ask the owner of the business for an order. */
  | 'orders.ask'
  /** Cancel and return what was ordered. */
  | 'orders.change'
  | 'orders.read'
  /** See the credit of the customer and pay it. */
  | 'credit.read'
  /** Invite people to its business, set their limits and approve what they ask for. */
  | 'team.manage'
  | 'payments.make';

const visiting = ['session.read', 'searches.keep'] as const;
const serving = [
  'account.use',
  'customer.read',
  'favourites.edit',
  'cart.edit',
  'orders.read',
  'payments.make',
] as const;
const buying = [...serving, 'addresses.edit', 'orders.place', 'orders.change', 'credit.read'] as const;
/** Of the people of a business, and of no one outside it. */
const belonging = ['push.receive', 'favourites.merge', 'formulas.keep'] as const;

/** The roles of the shop, with the names they have on the wire, and the permissions of each. */
export const rights = {
  'Admin customer': [...visiting, ...buying, ...belonging, 'account.close', 'business.edit', 'team.manage'],
  Seller: [...visiting, ...buying, 'portfolio.use', 'registration.send'],
  /** A person of a business besides its owner; its membership adds `memberPermissions`. */
  Member: [...visiting, ...serving, ...belonging],
  Guest: [...visiting, 'account.open', 'registration.send'],
} as const satisfies Record<string, readonly ShopPermission[]>;

/** The name of a set of permissions; every identity has exactly one, which never changes. */
export type Role = keyof typeof rights;

/** Every role of the shop. */
export const roles = /*@__PURE__*/ Object.keys(rights) as Role[]; // as: `rights` has no other keys

/** The role of a visitor without a session. */
export const visitorRole: Role = 'Guest';

/** Whether `role` has `permission`. */
export function can(role: Role, permission: ShopPermission): boolean {
  const held: readonly ShopPermission[] = rights[role];
  return held.includes(permission);
}
