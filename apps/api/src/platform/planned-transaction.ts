import { planForValues } from './plan-for-values.sql.ts';
import { type Database, type Transaction, inTransaction } from './transaction.ts';

/** Runs the work in one transaction, and plans its statements for their values, as lists with optional filters need. */
export const inPlannedTransaction = <T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  inTransaction(db, async (tx) => {
    await planForValues(tx);
    return work(tx);
  });
