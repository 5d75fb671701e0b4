import pg from 'pg';
import type { Size } from './catalogue.ts';
import { type Progress, loadCatalogue } from './load-catalogue.ts';
import { loadPlaces } from './load-places.ts';

export type DemoOptions = {
  /** A migrated database without a catalogue. */
  url: string;
  size: Size;
  /** Every date of the demo is relative to it. */
  now: Date;
  hashPassword: (plain: string) => Promise<string>;
  /** Told as the work goes on: versions written so far, versions to expect, and what is being written. */
  onProgress?: Progress;
};

/** Any number: two processes that start together load once. */
const LOCK = 7_301_403;

/**
 * Fills an empty database with the demo. All or nothing: whatever interrupts it leaves the database as it was.
 * Answers false, and changes nothing, when there is a catalogue already.
 */
export async function loadDemo({ url, size, now, hashPassword, onProgress = () => {} }: DemoOptions): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, application_name: 'tonalia-demo' });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('set local synchronous_commit = off; set local statement_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    if (!(await isEmpty(client))) return false;
    await fill(client, { size, now, hashPassword, onProgress });
    await client.query('commit');
    return true;
  } finally {
    // Ending the connection rolls back what was not committed.
    await client.end();
  }
}

async function isEmpty(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ filled: boolean }>(
    'select exists (select from products.product) or exists (select from tracking.warehouse) as filled',
  );
  return rows[0]?.filled === false;
}

type Filling = Required<Omit<DemoOptions, 'url'>>;

async function fill(client: pg.ClientBase, { size, now, onProgress }: Filling): Promise<void> {
  await loadPlaces(client);
  await loadCatalogue(client, size, now, onProgress);
  onProgress(0, 1, 'búsqueda');
  await client.query('select products.refresh_search(null)');
  await client.query('analyze');
}
