import { AppError } from '@tonalia/contract/errors';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { deleteAddress, fixOldestAddress, lockCustomer } from './address.sql.ts';

/**
 * Removes a delivery address; the oldest remaining one replaces a fixed one. A cart with this address needs another.
 * ADDRESS_NOT_FOUND for a missing, removed or foreign address.
 */
export function removeAddress(db: Database, clock: Clock, customerId: string, addressId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockCustomer(tx, customerId);
    const [removed] = await deleteAddress(tx, customerId, addressId, clock.now());
    if (!removed) throw new AppError('ADDRESS_NOT_FOUND');
    if (removed.fixed) await fixOldestAddress(tx, customerId);
  });
}
