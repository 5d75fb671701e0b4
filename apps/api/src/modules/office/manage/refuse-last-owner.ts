import { OfficeError } from '@tonalia/contract/office-errors';

/** Without an owner able to sign in, the office cannot be managed any more. `owners`: all of them, locked. LAST_OWNER. */
export function refuseLastOwner(owners: readonly { id: string; isActive: boolean }[], operatorId: string): void {
  const isOwner = owners.some(({ id }) => id === operatorId);
  if (isOwner && !owners.some(({ id, isActive }) => isActive && id !== operatorId)) throw new OfficeError('LAST_OWNER');
}
