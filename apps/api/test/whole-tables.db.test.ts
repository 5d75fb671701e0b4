import { readdir } from 'node:fs/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { knownStatements } from '../src/platform/db.ts';
import { useDatabase } from './database.ts';

const database = useDatabase();
const source = new URL('../src/', import.meta.url);
let client: Client;

beforeAll(async () => {
  client = new Client({ connectionString: database.url });
  await client.connect();
  const files = await readdir(source, { recursive: true });
  await Promise.all(files.filter((file) => file.endsWith('.sql.ts')).map((file) => import(new URL(file, source).href)));
});
afterAll(() => client.end());

/** Tables that grow with every order, customer or visit. */
const growing = [
  'purchase.cart',
  'purchase.cart_line',
  'purchase.order',
  'purchase.order_line',
  'purchase.order_line_part',
  'purchase.order_event',
  'purchase.shipment',
  'purchase.payment',
  'platform.outbox',
  'platform.audit',
  'auth.identity',
  'auth.customer',
  'auth.address',
  'auth.session',
  'auth.access_token',
];
/** Rare work that may read one. */
const allowed = ['auth.forget_addresses auth.address', 'auth.forget_devices auth.session'];

test('no statement reads a whole table that grows with the business', async () => {
  // PostgreSQL then reads a whole table only where no index can be used
  await client.query('set enable_seqscan = off');
  await client.query('set plan_cache_mode = force_generic_plan');
  const found: string[] = [];
  for (const [name, { text }] of knownStatements()) {
    if (name.startsWith('test.')) continue; // of another test file in this worker
    await client.query(`prepare "${name}" as ${text}`);
    const { rows } = await client.query<{ n: number }>(
      'select cardinality(parameter_types) as n from pg_prepared_statements where name = $1',
      [name],
    );
    const values = Array.from({ length: rows[0]?.n ?? 0 }, () => 'null').join();
    const plan = await client.query<{ 'QUERY PLAN': string }>(
      `explain (verbose, costs off) execute "${name}" ${values && `(${values})`}`,
    );
    const lines = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
    const read = [...lines.matchAll(/Seq Scan on (\w+\."?\w+"?)/g)].map(([, table = '']) => table.replaceAll('"', ''));
    found.push(...new Set(read.filter((table) => growing.includes(table)).map((table) => `${name} ${table}`)));
  }
  expect(found.toSorted()).toEqual(allowed);
}, 180_000);
