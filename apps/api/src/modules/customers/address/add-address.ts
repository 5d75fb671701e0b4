import type { Address, NewAddress } from '@tonalia/contract/auth';
import { AppError } from '@tonalia/contract/errors';
import type { z } from 'zod';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type RateLimit, rateLimiterOf } from '../../../platform/rate-limiter.ts';
import { toAddress } from './to-address.ts';
import { findClosedAccount, insertAddress, lockCustomer, unfixAddresses } from './address.sql.ts';

/** Addresses saved for one customer, removed ones included. */
const SAVED_ADDRESSES: RateLimit = { most: 60, window: 60 * 60_000 };

/**
 * Saves a delivery address, with or without coverage. A fixed address replaces the previous fixed one. CITY_NOT_FOUND when the
 * department has no such city, CUSTOMER_NOT_FOUND when the account was closed meanwhile, TOO_MANY_REQUESTS.
 */
export async function addAddress(
  db: Database,
  clock: Clock,
  customerId: string,
  newAddress: z.output<typeof NewAddress>,
): Promise<Address> {
  rateLimiterOf(db, clock).take(`address of ${customerId}`, SAVED_ADDRESSES);
  const { title = '', address, cityid, stateid, fixed = false } = newAddress;
  return inTransaction(db, async (tx) => {
    await lockCustomer(tx, customerId);
    // Read after the lock: closing an account holds the customer, and nothing may be written after it.
    if ((await findClosedAccount(tx, customerId)).length > 0) throw new AppError('CUSTOMER_NOT_FOUND');
    if (fixed) await unfixAddresses(tx, customerId);
    const [row] = await insertAddress(tx, { customerId, title, address, cityId: cityid, stateId: stateid, fixed });
    if (!row) throw new AppError('CITY_NOT_FOUND');
    return toAddress(row);
  });
}
