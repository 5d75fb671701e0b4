import type pg from 'pg';
import { type Companion, isPrepared, queryGroup, runCompanion } from './grouped-query.ts';

/** Runs each statement alone. */
export type Database = pg.Pool;

type StatementInput = string | pg.QueryConfig;
type StatementResult<Row extends pg.QueryResultRow> = Promise<pg.QueryResult<Row>>;

/** Runs statements that commit or roll back together. */
export interface Transaction {
  query<Row extends pg.QueryResultRow>(statement: StatementInput, values?: unknown[]): StatementResult<Row>;
}

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const ATTEMPTS = 3;

/** A transaction on a connection. Its `begin` is sent with its first statement, its `commit` alone or with its last one. */
class OpenTransaction implements Transaction {
  readonly #client: pg.PoolClient;
  #state: 'new' | 'open' | 'over' = 'new';

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  query<Row extends pg.QueryResultRow>(statement: StatementInput, values?: unknown[]): StatementResult<Row> {
    return this.#run(statement, values);
  }

  /** Sends its statement with the commit. */
  get last(): Transaction {
    return { query: (statement, values) => this.#run(statement, values, 'commit') };
  }

  async commit(): Promise<void> {
    if (this.#state === 'open') await runCompanion(this.#client, 'commit');
    this.#state = 'over';
  }

  /** Also after a failed commit. */
  async rollback(): Promise<void> {
    if (this.#state !== 'new') await this.#client.query('rollback');
    this.#state = 'over';
  }

  async #run<Row extends pg.QueryResultRow>(
    statement: StatementInput,
    values?: unknown[],
    last?: 'commit',
  ): StatementResult<Row> {
    if (this.#state === 'over') throw new Error('a statement after the end of its transaction');
    const first = this.#state === 'new' ? 'begin' : undefined;
    this.#state = last ? 'over' : 'open';
    // Only a prepared statement has a message of its own.
    const grouped = <C extends Companion>(one: C | undefined): C | undefined =>
      one && typeof statement !== 'string' && isPrepared(this.#client, one) ? one : undefined;
    const [before, after] = [grouped(first), grouped(last)];
    if (first && !before) await runCompanion(this.#client, first);
    const result = await ((before ?? after) && typeof statement !== 'string'
      ? queryGroup<Row>(this.#client, { first: before, statement, last: after })
      : this.#client.query<Row>(statement, values));
    if (last && !after) await runCompanion(this.#client, last);
    return result;
  }
}

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
