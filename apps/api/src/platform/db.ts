import pg from 'pg';
import type { Database, Transaction } from './transaction.ts';

// A calendar day stays the text PostgreSQL gives: as a Date it would slip with the machine's time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

export interface PoolOptions {
  url: string;
  /** Connections of this process. More make a hot row slower, not faster. */
  max?: number;
  /** Most a statement may take, in ms: short where somebody waits for an answer. */
  statementTimeout?: number;
  /** Most a statement may wait for a lock, and its caller for a connection, in ms. */
  patience?: number;
  onError?: (error: Error) => void;
}

const KEPT_OPEN = 4;

/** A pool whose waits are all bounded: for a connection, for a lock, for a statement. */
export function createPool({
  url,
  max = 10,
  statementTimeout = 5_000,
  patience = 2_000,
  onError = () => {},
}: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: patience,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeout,
    lock_timeout: patience,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'tonalia',
    // A statement is planned once for all its parameters: planning the big ones takes longer than running them.
    options: '-c plan_cache_mode=force_generic_plan',
    // Some stay open, with what they planned, for who comes after a quiet time.
    min: Math.min(KEPT_OPEN, max),
  });
  // A connection that dies while idle (the database restarted) must not end the process; the next query opens another.
  pool.on('error', onError);
  // Nor may one that dies in use, between two statements of a transaction: the pool listens to idle ones only. The
  // transaction's next statement fails and says so.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** A prepared statement: call it with where to run it and its parameters, and get its rows. */
export interface Statement<Row, Params extends readonly unknown[]> {
  (db: Database | Transaction, ...params: Params): Promise<Row[]>;
  readonly statementName: string;
  readonly text: string;
}

const known = new Map<string, string>();

/**
 * Names a statement. PostgreSQL parses and plans it once per connection, and a test prepares every one of them against
 * the migrated schema, so a column that does not exist is found before any route is.
 */
export function statement<Row, Params extends readonly unknown[] = []>(
  statementName: string,
  text: string,
): Statement<Row, Params> {
  if (known.has(statementName)) throw new Error(`two statements are called ${statementName}`);
  known.set(statementName, text);
  const run = async (db: Database | Transaction, ...params: Params): Promise<Row[]> => {
    const result = await db.query({ name: statementName, text, values: [...params] });
    return result.rows as Row[]; // the shape is what the statement selects; its database test proves it
  };
  return Object.assign(run, { statementName, text });
}

/** Every statement defined so far, for the test that prepares them all. */
export function knownStatements(): ReadonlyMap<string, string> {
  return known;
}
