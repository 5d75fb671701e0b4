import type { MemberTerms } from './member-terms.ts';
import { type Role, type ShopPermission, can } from './rights.ts';

/** The permissions that a membership may add to those of its role. */
const added: readonly ShopPermission[] = ['orders.place', 'orders.ask', 'credit.read'];

/** Whether a membership may give `permission` to `role`. */
export const mayBeAdded = (role: Role, permission: ShopPermission): boolean =>
  !can(role, 'portfolio.use') && !can(role, 'team.manage') && can(role, 'customer.read') && added.includes(permission);

/** The permissions that a membership adds. One that only makes lists sends them to its owner, and orders nothing. */
export function memberPermissions({ mode, seesCredit }: Pick<MemberTerms, 'mode' | 'seesCredit'>): ShopPermission[] {
  return added.filter((one) => (one === 'orders.place' ? mode !== 'lists' : one === 'orders.ask' || seesCredit));
}
