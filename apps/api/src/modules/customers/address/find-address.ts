import type { Address } from '@tonalia/contract/auth';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { toAddress } from './to-address.ts';
import { chooseAddress, listAddresses } from './address.sql.ts';

/**
 * A delivery address of the customer. With `null`: the fixed one, else the only one, else one in the customer's own city, else the
 * oldest. Undefined when it is missing, removed or of another customer.
 */
export async function findAddress(
  tx: Database | Transaction,
  customerId: string,
  addressId: string | null,
): Promise<Address | undefined> {
  const [row] = await chooseAddress(tx, customerId, addressId);
  return row && toAddress(row);
}

/** The delivery addresses of a customer, the fixed one first. */
export const listAddressesOf = async (db: Database, customerId: string): Promise<Address[]> =>
  (await listAddresses(db, customerId)).map(toAddress);
