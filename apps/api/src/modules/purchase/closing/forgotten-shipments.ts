import type { Transaction } from '../../../platform/transaction.ts';
import { isAccountClosed } from '../../customers/index.ts';
import { findEndedShipments } from './ended-shipments.sql.ts';

/** The ids of the shipments of ended orders, once their customer closed the account; none before. */
export async function listForgottenShipments(tx: Transaction, customerId: string): Promise<string[]> {
  if (!(await isAccountClosed(tx, customerId))) return [];
  return (await findEndedShipments(tx, customerId)).map(({ id }) => id);
}
