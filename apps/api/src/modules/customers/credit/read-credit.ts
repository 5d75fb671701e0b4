import type { Credit } from '@tonalia/contract/auth';
import type { Database } from '../../../platform/transaction.ts';
import { type MovementRow, readCreditAccount } from './credit.sql.ts';

/** Own credit in pesos with what happened to it last. */
export type CreditWithMovements = Credit & { movements: MovementRow[] };

/** A screen's worth: what is older is asked of the people who keep the accounts. */
const MOVEMENTS = 50;

/** A customer's own credit with its newest movements first; undefined for who buys without. One statement. */
export async function readCredit(db: Database, customerId: string): Promise<CreditWithMovements | undefined> {
  const [account] = await readCreditAccount(db, customerId, MOVEMENTS);
  return account;
}
