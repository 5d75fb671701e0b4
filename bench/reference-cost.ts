import pg from 'pg';
import { CONNECTIONS, type Ask, loadOnce } from './load.ts';
import { type Server, processorTime, startServer } from './processes.ts';

/** Answers and transactions of one round, and of the unmeasured one before it. */
const AMOUNT = 4_000;
/** One of each connection, as pgbench's documentation asks for. */
const BRANCHES = CONNECTIONS;
const TELLERS = 10 * BRANCHES;
const ACCOUNTS = 100_000;

/** CPU time of one answer of a bare Fastify and of one TPC-B-like transaction of PostgreSQL, in ms: the speed of this machine in this hour. */
export interface ReferenceCost {
  answer: number;
  transaction: number;
}

/** Measures the reference beside the product, so that figures of two machines can be compared. `url` names the database. */
export async function measureReference(url: string, postgresTime: () => number): Promise<ReferenceCost> {
  const floor = await startServer({ file: 'bench/floor-server.ts', ready: '/ready' });
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  try {
    return { answer: await costOfAnswer(floor), transaction: await costOfTransaction(pool, postgresTime) };
  } finally {
    await pool.end();
    await floor.stop();
  }
}

async function costOfAnswer(floor: Server): Promise<number> {
  const asks = Array.from({ length: AMOUNT }, (): Ask => ({ path: '/ready' }));
  await loadOnce(floor.url, asks);
  const before = processorTime(floor) ?? 0;
  await loadOnce(floor.url, asks);
  return ((processorTime(floor) ?? 0) - before) / AMOUNT;
}

async function costOfTransaction(pool: pg.Pool, postgresTime: () => number): Promise<number> {
  await pool.query(`
    create table bench_branch (id int primary key, balance int not null default 0);
    create table bench_teller (id int primary key, balance int not null default 0);
    create table bench_account (id int primary key, balance int not null default 0);
    create table bench_history (teller int, account int, delta int, at timestamptz not null default now());
    insert into bench_branch select generate_series(1, ${BRANCHES});
    insert into bench_teller select generate_series(1, ${TELLERS});
    insert into bench_account select generate_series(1, ${ACCOUNTS});
    analyze bench_branch, bench_teller, bench_account`);
  await transactions(pool);
  const before = postgresTime();
  await transactions(pool);
  const used = postgresTime() - before;
  await pool.query('drop table bench_branch, bench_teller, bench_account, bench_history');
  return used / AMOUNT;
}

/** As many transactions as a round has, on all connections of the pool. */
async function transactions(pool: pg.Pool): Promise<void> {
  const clients = await Promise.all(Array.from({ length: CONNECTIONS }, () => pool.connect()));
  await Promise.all(
    clients.map(async (client) => {
      for (let n = 0; n < AMOUNT / CONNECTIONS; n += 1) await transaction(client);
      client.release();
    }),
  );
}

/** The five statements of pgbench's default script, prepared. */
async function transaction(client: pg.PoolClient): Promise<void> {
  const anyOf = (most: number) => 1 + Math.floor(Math.random() * most);
  const [teller, account, delta] = [anyOf(TELLERS), anyOf(ACCOUNTS), anyOf(10_000) - 5_000];
  const run = (name: string, text: string, values: number[]) => client.query({ name, text, values });
  await client.query('begin');
  await run('account', 'update bench_account set balance = balance + $1 where id = $2', [delta, account]);
  await run('read', 'select balance from bench_account where id = $1', [account]);
  await run('teller', 'update bench_teller set balance = balance + $1 where id = $2', [delta, teller]);
  await run('branch', 'update bench_branch set balance = balance + $1 where id = $2', [delta, anyOf(BRANCHES)]);
  await run('history', 'insert into bench_history (teller, account, delta) values ($1, $2, $3)', [
    teller,
    account,
    delta,
  ]);
  await client.query('commit');
}
