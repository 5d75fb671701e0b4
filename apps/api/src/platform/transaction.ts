import type pg from 'pg';

/** Where statements run when each stands alone. */
export type Database = pg.Pool;
/** Where statements run that stand or fall together. */
export type Transaction = pg.PoolClient;

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const ATTEMPTS = 3;

/**
 * Runs the work in one transaction and returns what it returns. When PostgreSQL breaks a deadlock by ending ours, the work
 * runs again from the start, so it must do nothing outside the database.
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
  const tx = await db.connect();
  let broken: Error | undefined;
  try {
    await tx.query('begin');
    const result = await work(tx);
    await tx.query('commit');
    return result;
  } catch (error) {
    if (isAnswerMissing(error)) broken = error;
    else {
      await tx.query('rollback').catch((failure: Error) => {
        broken = failure;
      });
    }
    throw error;
  } finally {
    // A connection that cannot roll back is thrown away, never given to somebody else.
    tx.release(broken);
  }
}

/**
 * PostgreSQL did not answer in time (pg's `query_timeout`). The connection still waits for that answer, so nothing else can be
 * asked on it. Of a commit it means that the outcome is unknown: a caller that retries finds out.
 */
export function isAnswerMissing(error: unknown): error is Error {
  return error instanceof Error && error.message === 'Query read timeout';
}

/** PostgreSQL's five-character error code, when the error is one of its. */
export function pgCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** The constraint a failed statement would have broken. */
export function brokenConstraint(error: unknown): string | undefined {
  return error instanceof Error && 'constraint' in error && typeof error.constraint === 'string'
    ? error.constraint
    : undefined;
}
