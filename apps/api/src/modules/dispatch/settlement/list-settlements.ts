import type { SettlementDriver, SettlementRow, SettlementView } from '@tonalia/contract/dispatch-settlement';
import { MOST_COUNTED } from '@tonalia/contract/office-wire';
import { countedPage } from '../../../platform/counted-page.ts';
import type { Database } from '../../../platform/transaction.ts';
import { readStops, rowOf } from './read-settlement.ts';
import { countSettlements, listClosedSettlements, listDriverLoads, listOpenSettlements } from './settlement.sql.ts';

/** Settlements of a page, and drivers of a page. */
const LIMIT = 20;

/** A page of settlements, with how many each tab has. */
export async function listSettlementsOf(
  db: Database,
  { view, page, limit = LIMIT }: { view: SettlementView; page: number; limit?: number },
) {
  const part = { limit, offset: (page - 1) * limit };
  const rows =
    view === 'closed'
      ? await listClosedSettlements(db, part)
      : await listOpenSettlements(db, { hasDifference: view === 'difference', ...part });
  const [counts = { open: 0, difference: 0, closed: 0, drivers: 0 }] = await countSettlements(db, {
    most: MOST_COUNTED + 1,
  });
  return { results: await withSums(db, rows), ...countedPage(counts[view], { page, limit }), counts };
}

/** A page of the drivers with a settlement to receive, each with its loads on the road. */
export async function listSettlementDrivers(db: Database, page: number) {
  const rows = await listDriverLoads(db, { limit: LIMIT, offset: (page - 1) * LIMIT });
  const byDriver = Map.groupBy(await withSums(db, rows), ({ driver }) => driver ?? '');
  return {
    results: [...byDriver].map(([driver, loads]): SettlementDriver => ({ driver: driver || null, loads })),
    ...countedPage(rows[0]?.count ?? 0, { page, limit: LIMIT }),
  };
}

async function withSums(db: Database, rows: Awaited<ReturnType<typeof listOpenSettlements>>): Promise<SettlementRow[]> {
  const ids = rows.map(({ id }) => id);
  const stops = Map.groupBy(await readStops(db, ids), ({ loadId }) => loadId);
  return rows.map((row) => {
    const shown = rowOf(row, stops.get(row.id) ?? []);
    return { ...shown, stops: shown.stops.length };
  });
}
