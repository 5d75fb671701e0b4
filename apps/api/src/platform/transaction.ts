import type pg from 'pg';
import { type SentStatement, type StatementInput, runCompanion, sendStatements } from './grouped-query.ts';

/** Runs each statement alone. */
export type Database = pg.Pool;

type StatementResult<Row extends pg.QueryResultRow> = Promise<pg.QueryResult<Row>>;

/** Runs statements that commit or roll back together. Statements begun in the same tick (`Promise.all`) are sent in one message. */
export interface Transaction {
  query<Row extends pg.QueryResultRow>(statement: StatementInput, values?: unknown[]): StatementResult<Row>;
}

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const ATTEMPTS = 3;

interface WaitingStatement extends SentStatement {
  resolve: (result: pg.QueryResult) => void;
  reject: (error: unknown) => void;
}

/** A transaction on a connection. Its `begin` is sent with its first statements, its `commit` alone or with its last ones. */
class OpenTransaction implements Transaction {
  readonly #client: pg.PoolClient;
  #waiting: WaitingStatement[] = [];
  #hasBegun = false;
  /** No other statement may follow. */
  #isOver = false;
  /** The waiting statements are the last, or the last ones were sent. */
  #hasLast = false;
  /** Fails when the last statements did, even if the work ignored it. */
  #lastSent: Promise<unknown> | undefined;
  /** Ends when the statements so far have their results or errors: no later one, and no rollback, is sent between them. Never fails. */
  #settled = Promise.resolve();

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  query<Row extends pg.QueryResultRow>(asked: StatementInput, values?: unknown[]): StatementResult<Row> {
    return this.#add(asked, values);
  }

  /** Sends its statement with the commit. */
  get last(): Transaction {
    return { query: (asked, values) => this.#add(asked, values, true) };
  }

  async commit(): Promise<void> {
    this.#isOver = true;
    await this.#settled;
    if (this.#hasLast) await this.#lastSent;
    if (this.#hasBegun && !this.#hasLast) await runCompanion(this.#client, 'commit');
  }

  /** Also after a failed commit. Statements that are not sent yet are refused. */
  async rollback(): Promise<void> {
    this.#isOver = true;
    for (const { reject } of this.#waiting.splice(0)) reject(new Error('its transaction was rolled back'));
    await this.#settled;
    if (this.#hasBegun) await this.#client.query('rollback');
  }

  async #add<Row extends pg.QueryResultRow>(
    asked: StatementInput,
    values?: unknown[],
    isLast = false,
  ): StatementResult<Row> {
    if (this.#isOver) throw new Error('a statement after the end of its transaction');
    this.#isOver = this.#hasLast = isLast;
    try {
      return await new Promise<pg.QueryResult<Row>>((resolve, reject) => {
        if (this.#waiting.push({ asked, values, resolve, reject }) === 1)
          this.#settled = this.#settled.then(() => this.#send());
      });
    } catch (error) {
      // the stack of pg ends at its socket
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    }
  }

  async #send(): Promise<void> {
    const sent = this.#waiting.splice(0);
    if (sent.length === 0) return;
    const [first, last] = [this.#hasBegun ? undefined : 'begin', this.#hasLast ? 'commit' : undefined] as const;
    this.#hasBegun = true;
    try {
      const sending = sendStatements(this.#client, sent, { first, last });
      if (last) this.#lastSent = sending;
      const results = await sending;
      for (const [n, { resolve }] of sent.entries()) if (results[n]) resolve(results[n]);
    } catch (error) {
      for (const { reject } of sent) reject(error);
    }
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

/** The result of work that is rolled back. */
export async function rolledBack<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  try {
    return await inTransaction(db, async (tx) => {
      throw new RolledBack(await work(tx));
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.result as T; // as: only this function throws it
    throw error;
  }
}

/** Thrown to roll back; carries what the work found. */
class RolledBack extends Error {
  readonly result: unknown;
  constructor(result: unknown) {
    super('work that is rolled back');
    this.result = result;
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
