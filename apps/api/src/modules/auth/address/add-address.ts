import type { Address, NewAddress } from '@tonalia/contract/auth';
import { AppError } from '@tonalia/contract/errors';
import type { z } from 'zod';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { toAddress } from '../wire.ts';
import { insertAddress, lockCustomer, unfixAddresses } from './address.sql.ts';

/**
 * Saves a delivery address; nobody needs to deliver there (yet). A fixed one takes the place of the fixed one before.
 * CITY_NOT_FOUND when the state has no such city.
 */
export function addAddress(db: Database, customerId: string, wanted: z.output<typeof NewAddress>): Promise<Address> {
  const { title = '', address, cityid, stateid, fixed = false } = wanted;
  return inTransaction(db, async (tx) => {
    await lockCustomer(tx, customerId);
    if (fixed) await unfixAddresses(tx, customerId);
    const [row] = await insertAddress(tx, customerId, title, address, cityid, stateid, fixed);
    if (!row) throw new AppError('CITY_NOT_FOUND');
    return toAddress(row);
  });
}
