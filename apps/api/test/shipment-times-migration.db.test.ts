import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate, readMigrations } from '../src/platform/migrate.ts';
import { useDatabase } from './database.ts';

const database = useDatabase({ isEmpty: true });
let client: Client;
const [split, single, untouched] = [1, 2, 3].map((n) => `0a000000-0000-4000-8000-00000000000${n}`);
const audit = (order: string | undefined, status: string, date: string | null, at: string) =>
  client.query(`insert into platform.audit (action, subject_id, detail, at) values ($1, $2, $3, $4)`, [
    `purchase.shipment_${status}`,
    order,
    JSON.stringify({ dispatchDate: date, by: 'bodega' }),
    at,
  ]);

beforeAll(async () => {
  await migrate(
    database.url,
    (await readMigrations()).filter(({ name }) => name < '0060'),
  );
  client = new Client({ connectionString: database.url });
  await client.connect();
  // shipments without their orders: only their own columns matter here
  await client.query(`set session_replication_role = replica`);
  await client.query(
    `insert into purchase.shipment (order_id, dispatch_date, status) values
       ($1, null, 'delivered'), ($1, '2026-12-10', 'preparing'), ($2, null, 'dispatched'), ($3, null, 'received')`,
    [split, single, untouched],
  );
  await client.query(
    `insert into purchase.order_event (order_id, status, at) values
       ($1, 'preparing', '2026-11-01T10:00Z'), ($2, 'confirmed', '2026-11-01T09:00Z'),
       ($2, 'preparing', '2026-11-02T10:00Z'), ($2, 'dispatched', '2026-11-03T10:00Z'), ($3, 'confirmed', '2026-11-01T09:00Z')`,
    [split, single, untouched],
  );
  await audit(split, 'preparing', null, '2026-11-01T10:00Z');
  await audit(split, 'dispatched', null, '2026-11-01T15:00Z');
  await audit(split, 'delivered', null, '2026-11-02T15:00Z');
  await audit(split, 'preparing', '2026-12-10', '2026-11-05T10:00Z');
});
afterAll(() => client.end());

test('shipments get the times of their audit events, and a single one those of the order’s history', async () => {
  await migrate(database.url);
  const { rows } = await client.query({
    text: `select prepared_at, dispatched_at, delivered_at from purchase.shipment order by order_id, dispatch_date nulls first`,
    rowMode: 'array',
  });
  expect(rows.map((row: (Date | null)[]) => row.map((at) => at?.toISOString().slice(0, 13) ?? null))).toEqual([
    ['2026-11-01T10', '2026-11-01T15', '2026-11-02T15'],
    ['2026-11-05T10', null, null],
    ['2026-11-02T10', '2026-11-03T10', null],
    [null, null, null],
  ]);
});
