import pg from 'pg';
import { measures } from './measures.ts';

// Keeps a calendar date as text: as a Date it would shift with the machine's time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** How a process shares its connections to PostgreSQL. */
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

const MIN_CONNECTIONS = 4;
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
    min: Math.min(MIN_CONNECTIONS, max),
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
