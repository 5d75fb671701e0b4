import pg from 'pg';
import type { Size } from './catalogue.ts';
import { copy } from './copy.ts';
import { type ReportProgress, loadCatalogue } from './load-catalogue.ts';
import { loadRoutes } from './load-dispatch.ts';
import { loadCredit, loadLoyalty } from './load-credit.ts';
import { type CityNames, loadOrders } from './load-orders.ts';
import { dispatchDays } from './dispatch-days.ts';
import { demoReturns } from './returns.ts';
import { loadLoads } from './load-loads.ts';
import { loadReturns } from './load-returns.ts';
import { loadFavourites } from './load-favourites.ts';
import { countSold } from './count-sold.ts';
import { loadMoney } from './load-money.ts';
import { loadMarketing } from './load-marketing.ts';
import { loadOffers } from './load-offers.ts';
import { loadPeople } from './load-people.ts';
import { loadWaves } from './load-waves.ts';
import { loadPlaces } from './load-places.ts';
import { loadLists } from './load-lists.ts';
import { loadSuppliers } from './load-suppliers.ts';
import { loadSettings } from './settings.ts';
import { reserveUnits } from './reserve-units.ts';
import { runLow } from './run-low.ts';
import { demoAccounts } from './accounts.ts';
import { ordersOf } from './orders.ts';
import { customers, newcomers } from './people.ts';
import { boughtTogether } from './together.ts';
import { withoutForeignKeys } from './without-foreign-keys.ts';

/** Which demo is loaded, and where. */
export type DemoOptions = {
  /** Connection string of a migrated database without a catalogue. */
  url: string;
  size: Size;
  /** All dates of the demo are relative to it. */
  now: Date;
  hashPassword: (plain: string) => Promise<string>;
  /** Called as the work goes on: versions written, versions expected, and the current step. */
  onProgress?: ReportProgress;
};

/** Key of the advisory lock: two processes that start together load the demo once. */
const LOCK = 7_301_403;

/**
 * Fills an empty database with the demo. All or nothing: an interruption leaves the database unchanged.
 * Returns false when a catalogue exists. A demo of an older version then gets its missing settings; nothing else
 * changes.
 */
export async function loadDemo({ url, size, now, hashPassword, onProgress = () => {} }: DemoOptions): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, application_name: 'tonalia-demo' });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('set local synchronous_commit = off; set local statement_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    if (!(await isEmpty(client))) {
      if (await isDemo(client)) await loadSettings(client);
      await client.query('commit');
      return false;
    }
    await withoutForeignKeys(client, () => fill(client, { size, now, hashPassword, onProgress }));
    await client.query('commit');
    return true;
  } finally {
    // Closing the connection rolls back an open transaction.
    await client.end();
  }
}

async function isEmpty(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ filled: boolean }>(
    'select exists (select from products.product) or exists (select from tracking.warehouse) as filled',
  );
  return rows[0]?.filled === false;
}

async function isDemo(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query('select from auth.identity where email = $1', [demoAccounts.customer.email]);
  return rows.length > 0;
}

type Filling = Required<Omit<DemoOptions, 'url'>>;

async function fill(client: pg.ClientBase, { size, now, hashPassword, onProgress }: Filling): Promise<void> {
  const coverage = await loadPlaces(client);
  await loadRoutes(client);
  const { sellable, parts } = await loadCatalogue(client, size, now, onProgress);
  onProgress(1, 1, 'clientes y pedidos');
  const everyone = customers();
  await loadPeople(client, [...everyone, ...newcomers()], now, hashPassword);
  const placed = dispatchDays(ordersOf(everyone, sellable, coverage, now), now);
  const alone = everyone.slice(0, 2).map(({ id }) => id);
  const { orders, returns } = demoReturns(placed.orders, alone, now);
  const shipmentIds = await loadOrders(client, orders, { parts, cities: await cityNames(client) });
  await loadReturns(client, orders, returns);
  await loadLoads(client, placed.loads, { orders, shipmentIds });
  await loadWaves(client, orders, parts, now);
  await loadMoney(client, now);
  await countSold(client, now);
  await runLow(client, everyone[0]?.id ?? '', now);
  await reserveUnits(client);
  await loadCredit(client, everyone, orders, now);
  await loadLoyalty(client, everyone, orders, now);
  await loadFavourites(client, everyone, sellable, now);
  await loadLists(client, everyone, sellable, now);
  await loadOffers(client, sellable, now);
  await loadSuppliers(client, sellable, now);
  await copy(client, 'products.bought_together', ['product_id', 'other_id', 'times'], boughtTogether(sellable));
  await client.query('select purchase.assume_facts()');
  await loadMarketing(client, sellable, now);
  await loadSettings(client);
  onProgress(1, 1, 'búsqueda');
  await client.query('select products.refresh_shown(null)');
  await client.query('analyze');
}

async function cityNames(client: pg.ClientBase): Promise<CityNames> {
  const { rows } = await client.query<{ id: string; city: string; state: string; stateId: string }>(
    'select c.id, c.name as city, s.name as state, s.id as "stateId" from tracking.city c join tracking.state s on s.id = c.state_id',
  );
  return new Map(rows.map(({ id, ...names }) => [id, names]));
}
