import type { Credit } from '@tonalia/contract/auth';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { selectCredit } from './credit.sql.ts';
import { lateDays } from './late-days.rules.ts';

/** Credit of a customer in pesos; undefined without one. */
export async function findCredit(db: Database | Transaction, customerId: string): Promise<Credit | undefined> {
  const [credit] = await selectCredit(db, { customerId, ...lateDays() });
  return credit;
}
