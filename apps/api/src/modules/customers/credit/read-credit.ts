import type { Credit } from '@tonalia/contract/auth';
import type { Database } from '../../../platform/transaction.ts';
import { type MovementRow, readCreditAccount } from './credit.sql.ts';
import { lateDays } from './late-days.rules.ts';

/** Credit in pesos with its newest movements. */
export type CreditWithMovements = Credit & { movements: MovementRow[] };

/** One screen of movements. */
const MOVEMENTS = 50;

/** Credit of a customer with its newest movements first; undefined without credit. One statement. */
export async function readCredit(db: Database, customerId: string): Promise<CreditWithMovements | undefined> {
  const [account] = await readCreditAccount(db, { customerId, most: MOVEMENTS, ...lateDays() });
  return account;
}
