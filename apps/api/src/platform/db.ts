import pg from 'pg';
import { measures } from './measures.ts';
import type { Database, Transaction } from './transaction.ts';

// Keeps a calendar date as text: as a Date it would shift with the machine's time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

export interface PoolOptions {
  url: string;
  /** Connections of this process. More make contended rows slower, not faster. */
  max?: number;
  /** Timeout of a statement, in ms: short where a user waits. */
  statementTimeout?: number;
  /** Timeout of a statement's wait for a lock, in ms. */
  lockTimeout?: number;
  /** Timeout of a wait for a connection, in ms: a burst waits instead of being refused. */
  connectTimeout?: number;
  /** How many callers may wait for a connection; the next one is refused at once with `PoolIsFull`. */
  mostWaiting?: number;
  onError?: (error: Error) => void;
}

const KEPT_OPEN = 4;
/** In ms. PostgreSQL cancels a statement at its timeout; a response later than this margin will not come. */
const ANSWER_MARGIN = 2_000;

/** Too many callers wait for a connection. The response is a 503. */
export class PoolIsFull extends Error {
  override name = 'PoolIsFull';
}

/** Creates a pool in which every wait has a timeout: for a connection, a lock, a statement and a response. */
export function createPool({
  url,
  max = 10,
  statementTimeout = 5_000,
  lockTimeout = 4_000,
  connectTimeout = 10_000,
  mostWaiting = 1_000,
  onError = () => {},
}: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectTimeout,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeout,
    // A frozen or unreachable PostgreSQL does not close the connection, so its own timeout never arrives.
    query_timeout: statementTimeout + ANSWER_MARGIN,
    lock_timeout: lockTimeout,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'tonalia',
    // A generic plan for all parameters: planning the large statements takes longer than running them.
    options: '-c plan_cache_mode=force_generic_plan',
    // Keeps some idle connections with their prepared plans for the next burst.
    min: Math.min(KEPT_OPEN, max),
  });
  refuseBeyond(pool, mostWaiting);
  // An idle connection that dies (the database restarted) must not end the process; the next query opens another.
  pool.on('error', onError);
  // The pool handles errors of idle connections only; without this handler a connection that dies between two statements of a transaction
  // would end the process. The transaction's next statement fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** pg's pool has no limit on waiting callers. */
function refuseBeyond(pool: pg.Pool, mostWaiting: number): void {
  const connect = pool.connect.bind(pool) as (done?: ConnectCallback) => Promise<pg.PoolClient>; // as: its two overloads are one function
  const timed = (done?: ConnectCallback): Promise<pg.PoolClient> => {
    const began = performance.now();
    const note = () => measures.poolWait.publish(performance.now() - began);
    if (!done) return connect().finally(note);
    return connect((error, client, release) => {
      note();
      return done(error, client, release);
    });
  };
  const bounded = (done?: ConnectCallback): Promise<pg.PoolClient> | undefined => {
    if (pool.waitingCount < mostWaiting) return measures.poolWait.hasSubscribers ? timed(done) : connect(done);
    const error = new PoolIsFull(`${mostWaiting} callers wait for a connection`);
    return done ? done(error, undefined, () => {}) : Promise.reject(error);
  };
  pool.connect = bounded as typeof pool.connect; // as: its two overloads are one function
}

type ConnectCallback = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => undefined;

/** A prepared statement: call it with a database or transaction and its parameters; returns its rows. */
export interface Statement<Row, Params extends readonly unknown[]> {
  (db: Database | Transaction, ...params: Params): Promise<Row[]>;
  readonly statementName: string;
  readonly text: string;
}

/** A prepared statement whose parameters are passed by name. */
export interface NamedStatement<Row, Params extends object> {
  (db: Database | Transaction, params: Params): Promise<Row[]>;
  readonly statementName: string;
  /** The text with `$1`, `$2`… in place of the names. */
  readonly text: string;
}

const known = new Map<string, string>();

/**
 * Defines a named statement. PostgreSQL parses and plans it once per connection, and a test prepares all statements against the migrated
 * schema, so an unknown column is found before any route runs. With `names`, `$name` in the text is the parameter of that name. Throws
 * when the text uses a name that is not in `names`, or does not use one that is.
 */
export function statement<Row, Params extends readonly unknown[] = []>(
  statementName: string,
  text: string,
): Statement<Row, Params>;
export function statement<Row, Params extends object>(
  statementName: string,
  text: string,
  names: readonly (keyof Params & string)[],
): NamedStatement<Row, Params>;
export function statement<Row>(statementName: string, written: string, names?: readonly string[]) {
  if (known.has(statementName)) throw new Error(`two statements are called ${statementName}`);
  const text = names ? numbered(statementName, written, names) : written;
  known.set(statementName, text);
  const run = async (db: Database | Transaction, ...params: unknown[]): Promise<Row[]> => {
    const values = names ? byName(names, params[0]) : params;
    const result = await db.query({ name: statementName, text, values });
    return result.rows as Row[]; // as: the statement's selected columns; its database test checks them
  };
  return Object.assign(run, { statementName, text });
}

/** Replaces each name by its position, as PostgreSQL counts parameters. */
function numbered(statementName: string, text: string, names: readonly string[]): string {
  const used = new Set<string>();
  const placed = text.replaceAll(/\$([a-z]\w*)/gi, (_match, name: string) => {
    used.add(name);
    return `$${names.indexOf(name) + 1}`;
  });
  const unknown = [...used].filter((name) => !names.includes(name));
  const unused = names.filter((name) => !used.has(name));
  if (unknown.length > 0) throw new Error(`${statementName} has no parameter ${unknown.join(', ')}`);
  if (unused.length > 0) throw new Error(`${statementName} does not use its parameter ${unused.join(', ')}`);
  return placed;
}

function byName(names: readonly string[], params: unknown): unknown[] {
  const given = params as Record<string, unknown>; // as: the overload of a statement with names takes an object
  return names.map((name) => given[name]);
}

/** All statements defined so far, for the test that prepares them. */
export function knownStatements(): ReadonlyMap<string, string> {
  return known;
}
