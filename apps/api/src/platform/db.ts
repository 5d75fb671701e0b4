import pg from 'pg';
import { measures } from './measures.ts';
import type { Database, Transaction } from './transaction.ts';

// A calendar day stays the text PostgreSQL gives: as a Date it would slip with the machine's time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

export interface PoolOptions {
  url: string;
  /** Connections of this process. More make a hot row slower, not faster. */
  max?: number;
  /** Most a statement may take, in ms: short where somebody waits for an answer. */
  statementTimeout?: number;
  /** Most a statement may wait for a lock, in ms. */
  lockTimeout?: number;
  /** Most a caller may wait for a connection, in ms: a burst waits instead of being refused. */
  connectTimeout?: number;
  /** Callers that may wait for a connection; the next one is refused at once with `PoolIsFull`. */
  mostWaiting?: number;
  onError?: (error: Error) => void;
}

const KEPT_OPEN = 4;
/** In ms. PostgreSQL ends a statement itself at its timeout; an answer that is this much later does not come any more. */
const ANSWER_MARGIN = 2_000;

/** Too many callers wait for a connection. The request is answered 503. */
export class PoolIsFull extends Error {
  override name = 'PoolIsFull';
}

/** A pool whose waits are all bounded: for a connection, for a lock, for a statement, for PostgreSQL's answer. */
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
    // PostgreSQL may be frozen or unreachable without a closed connection: then its own timeout never arrives.
    query_timeout: statementTimeout + ANSWER_MARGIN,
    lock_timeout: lockTimeout,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'tonalia',
    // A statement is planned once for all its parameters: planning the big ones takes longer than running them.
    options: '-c plan_cache_mode=force_generic_plan',
    // Some stay open, with what they planned, for who comes after a quiet time.
    min: Math.min(KEPT_OPEN, max),
  });
  refuseBeyond(pool, mostWaiting);
  // A connection that dies while idle (the database restarted) must not end the process; the next query opens another.
  pool.on('error', onError);
  // Nor may one that dies in use, between two statements of a transaction: the pool listens to idle ones only. The
  // transaction's next statement fails and says so.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** pg's pool has no bound of its own on how many wait. */
function refuseBeyond(pool: pg.Pool, mostWaiting: number): void {
  const connect = pool.connect.bind(pool) as (done?: Done) => Promise<pg.PoolClient>; // as: its two overloads are one function
  const timed = (done?: Done): Promise<pg.PoolClient> => {
    const began = performance.now();
    const note = () => measures.poolWait.publish(performance.now() - began);
    if (!done) return connect().finally(note);
    return connect((error, client, release) => {
      note();
      return done(error, client, release);
    });
  };
  const bounded = (done?: Done): Promise<pg.PoolClient> | undefined => {
    if (pool.waitingCount < mostWaiting) return measures.poolWait.hasSubscribers ? timed(done) : connect(done);
    const error = new PoolIsFull(`${mostWaiting} callers wait for a connection`);
    return done ? done(error, undefined, () => {}) : Promise.reject(error);
  };
  pool.connect = bounded as typeof pool.connect; // as: its two overloads are one function
}

type Done = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => undefined;

/** A prepared statement: call it with where to run it and its parameters, and get its rows. */
export interface Statement<Row, Params extends readonly unknown[]> {
  (db: Database | Transaction, ...params: Params): Promise<Row[]>;
  readonly statementName: string;
  readonly text: string;
}

/** A prepared statement whose parameters are passed by name. */
export interface NamedStatement<Row, Params extends object> {
  (db: Database | Transaction, params: Params): Promise<Row[]>;
  readonly statementName: string;
  /** With `$1`, `$2`… in place of the names. */
  readonly text: string;
}

const known = new Map<string, string>();

/**
 * Names a statement. PostgreSQL parses and plans it once per connection, and a test prepares every one of them against
 * the migrated schema, so a column that does not exist is found before any route is.
 * With `names`, `$name` in the text is the parameter of that name. Throws when the text uses a name that is not in `names`, or does
 * not use one that is.
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
    return result.rows as Row[]; // the shape is what the statement selects; its database test proves it
  };
  return Object.assign(run, { statementName, text });
}

/** The text with the place of each name in `names` as PostgreSQL counts them. */
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

/** Every statement defined so far, for the test that prepares them all. */
export function knownStatements(): ReadonlyMap<string, string> {
  return known;
}
