import type { Address, NewAddress } from '@tonalia/contract/auth';
import { AppError } from '@tonalia/contract/errors';
import type { z } from 'zod';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type RateLimit, rateLimiterOf } from '../../../platform/rate-limiter.ts';
import { toAddress } from './to-address.ts';
import { findClosedAccount, insertAddress, lockCustomer, unfixAddresses } from './address.sql.ts';

/** Addresses saved for one customer, those removed again as well: more is no business of this size. */
const SAVED: RateLimit = { most: 60, window: 60 * 60_000 };

/**
 * Saves a delivery address; nobody needs to deliver there (yet). A fixed one takes the place of the fixed one before.
 * CITY_NOT_FOUND when the state has no such city, CUSTOMER_NOT_FOUND for who closed the account at this very moment,
 * TOO_MANY_REQUESTS.
 */
export async function addAddress(
  db: Database,
  clock: Clock,
  customerId: string,
  wanted: z.output<typeof NewAddress>,
): Promise<Address> {
  rateLimiterOf(db, clock).take(`address of ${customerId}`, SAVED);
  const { title = '', address, cityid, stateid, fixed = false } = wanted;
  return inTransaction(db, async (tx) => {
    await lockCustomer(tx, customerId);
    // closing the account held the customer until now, and nothing may be written of who is gone
    if ((await findClosedAccount(tx, customerId)).length > 0) throw new AppError('CUSTOMER_NOT_FOUND');
    if (fixed) await unfixAddresses(tx, customerId);
    const [row] = await insertAddress(tx, customerId, title, address, cityid, stateid, fixed);
    if (!row) throw new AppError('CITY_NOT_FOUND');
    return toAddress(row);
  });
}
