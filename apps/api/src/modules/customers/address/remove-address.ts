import { AppError } from '@tonalia/contract/errors';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { deleteAddress, fixOldestAddress, lockCustomer } from './address.sql.ts';

/**
 * Removes a delivery address; without the fixed one, the oldest that is left becomes it. A cart that was to go there has to
 * choose again. ADDRESS_NOT_FOUND for what never was, was deleted, or is another customer's.
 */
export function removeAddress(db: Database, clock: Clock, customerId: string, addressId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockCustomer(tx, customerId);
    const [removed] = await deleteAddress(tx, customerId, addressId, clock.now());
    if (!removed) throw new AppError('ADDRESS_NOT_FOUND');
    if (removed.fixed) await fixOldestAddress(tx, customerId);
  });
}
