import type { Address, AddressChange } from '@tonalia/contract/auth';
import { AppError } from '@tonalia/contract/errors';
import type { z } from 'zod';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { changeAddress as change, lockCustomer, unfixAddresses } from './address.sql.ts';
import { findAddress } from './find-address.ts';

/**
 * Changes a delivery address; fixing it unfixes the previous one. ADDRESS_NOT_FOUND for a missing, removed or foreign address;
 * CITY_NOT_FOUND when the department has no such city. Orders keep the address they were placed with.
 */
export function changeAddress(
  db: Database,
  customerId: string,
  addressId: string,
  { title, address, cityid, stateid, fixed }: z.output<typeof AddressChange>,
): Promise<Address> {
  return inTransaction(db, async (tx) => {
    await lockCustomer(tx, customerId);
    if (!(await findAddress(tx, customerId, addressId))) throw new AppError('ADDRESS_NOT_FOUND');
    if (fixed) await unfixAddresses(tx, customerId);
    const [changed] = await change(tx, {
      customerId,
      addressId,
      title: title ?? null,
      address: address ?? null,
      cityId: cityid ?? null,
      stateId: stateid ?? null,
      fixed: fixed === true,
    });
    const after = changed && (await findAddress(tx, customerId, addressId));
    if (!after) throw new AppError('CITY_NOT_FOUND');
    return after;
  });
}
