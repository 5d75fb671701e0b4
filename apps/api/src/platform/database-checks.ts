import pg from 'pg';
import type { ReadinessCheck } from './readiness.ts';
import { type Database, inTransaction, pgCode } from './transaction.ts';

/** How long a result of the write check is reused, in ms, however often `/readyz` is requested. */
const REUSED_FOR = 2_000;
/** In ms. */
const QUERY_TIMEOUT = 3_000;

/** The checks of PostgreSQL for `/readyz`. */
export interface DatabaseChecks {
  checks: ReadinessCheck[];
  /** Closes the connection of the checks. */
  stop: () => Promise<void>;
}

/**
 * Readiness checks `database` (it responds) and `writes` (a write commits). They use their own connection, so that a briefly full pool
 * does not make a process unready.
 */
export function checkDatabase(db: Database): DatabaseChecks {
  const probe = new pg.Pool({
    ...db.options,
    max: 1,
    min: 0,
    application_name: 'tonalia readiness',
    statement_timeout: QUERY_TIMEOUT,
    query_timeout: QUERY_TIMEOUT,
  });
  probe.on('error', () => {}); // the next check reconnects and reports the fault
  probe.on('connect', (client) => client.on('error', () => {}));
  const writes = reuseRecent(() => findWriteFault(probe));
  return {
    checks: [
      { name: 'database', run: () => findConnectionFault(probe) },
      { name: 'writes', run: writes },
    ],
    stop: () => probe.end(),
  };
}

async function findConnectionFault(probe: Database): Promise<string | undefined> {
  return probe.query('select 1').then(
    () => undefined,
    () => 'unreachable',
  );
}

/**
 * Truncating gives the table a new file, so the row needs a new disk page: an update in place succeeds on a full disk until the
 * write-ahead log needs another file.
 */
async function findWriteFault(probe: Database): Promise<string | undefined> {
  try {
    await inTransaction(probe, async (tx) => {
      await tx.query('truncate platform.write_probe');
      await tx.query('insert into platform.write_probe default values');
    });
    return undefined;
  } catch (error) {
    return reasonOf(pgCode(error));
  }
}

const reasons: Record<string, string> = { '53100': 'disk_full', '25006': 'read_only' };

const reasonOf = (code: string | undefined): string => (code && reasons[code]) ?? 'failed';

/** Shares a run among concurrent callers and reuses its result for `REUSED_FOR` ms. */
function reuseRecent(run: () => Promise<string | undefined>): () => Promise<string | undefined> {
  let last: Promise<string | undefined> | undefined;
  let until = 0;
  return () => {
    if (last && performance.now() < until) return last;
    until = Number.POSITIVE_INFINITY;
    last = run().finally(() => {
      until = performance.now() + REUSED_FOR;
    });
    return last;
  };
}
