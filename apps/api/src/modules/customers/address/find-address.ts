import type { Address } from '@tonalia/contract/auth';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { toAddress } from './to-address.ts';
import { chooseAddress } from './address.sql.ts';

/**
 * A delivery address of the customer. With `null`: the fixed one, else the only one, else the one in the customer's own
 * city, else the first. Undefined when there is none, it was deleted, or it is another customer's.
 */
export async function findAddress(
  tx: Database | Transaction,
  customerId: string,
  addressId: string | null,
): Promise<Address | undefined> {
  const [row] = await chooseAddress(tx, customerId, addressId);
  return row && toAddress(row);
}
