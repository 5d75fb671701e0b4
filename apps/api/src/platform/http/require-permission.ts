import { AppError } from '@tonalia/contract/errors';
import { type Role, type ShopPermission, can } from '@tonalia/contract/rights';

/** Throws when the role lacks the permission: GUEST_NOT_ALLOWED for a role without an account of its own, else ROLE_NOT_ALLOWED. */
export function requirePermission(role: Role, permission: ShopPermission): void {
  if (can(role, permission)) return;
  throw new AppError(can(role, 'account.use') ? 'ROLE_NOT_ALLOWED' : 'GUEST_NOT_ALLOWED');
}
