import type pg from 'pg';
import { OpenTransaction, type Transaction } from './open-transaction.ts';

/** Runs each statement alone. */
export type Database = pg.Pool;
/** Runs statements that commit or roll back together. */
export type { Transaction } from './open-transaction.ts';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const ATTEMPTS = 3;

/**
 * Runs the work in one transaction and returns its result. After a deadlock PostgreSQL ends one transaction, and the work runs again from
 * the start, so it must have no effects outside the database.
 */
export async function inTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once(db, work);
    } catch (error) {
      const code = pgCode(error);
      if (attempt >= ATTEMPTS || (code !== SERIALIZATION_FAILURE && code !== DEADLOCK)) throw error;
    }
  }
}

async function once<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await db.connect();
  const tx = new OpenTransaction(client);
  let broken: Error | undefined;
  try {
    const result = await work(tx);
    await tx.commit();
    return result;
  } catch (error) {
    if (isAnswerMissing(error)) broken = error;
    else {
      await tx.rollback().catch((failure: Error) => {
        broken = failure;
      });
    }
    throw error;
  } finally {
    // A connection that cannot roll back is destroyed and not reused.
    client.release(broken);
  }
}

/**
 * The transaction for its last statement, which is then sent together with the commit. Use it where nothing is decided by the result:
 * a later statement is refused, and a later error undoes nothing.
 */
export function committing(tx: Transaction): Transaction {
  return tx instanceof OpenTransaction ? tx.last : tx;
}

/**
 * PostgreSQL did not respond in time (pg's `query_timeout`). The connection still waits for that response, so it cannot be used for
 * another statement. For a commit the outcome is unknown: a retry finds it out.
 */
export function isAnswerMissing(error: unknown): error is Error {
  return error instanceof Error && error.message === 'Query read timeout';
}

/** PostgreSQL's five-character error code, if it is a database error. */
export function pgCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** The constraint that the failed statement violated. */
export function brokenConstraint(error: unknown): string | undefined {
  return error instanceof Error && 'constraint' in error && typeof error.constraint === 'string'
    ? error.constraint
    : undefined;
}
