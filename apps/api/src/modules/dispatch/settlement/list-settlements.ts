import type { SettlementDriver, SettlementRow, SettlementView } from '@tonalia/contract/dispatch-settlement';
import { MOST_COUNTED } from '@tonalia/contract/office-wire';
import { countedPage } from '../../../platform/counted-page.ts';
import type { Database } from '../../../platform/transaction.ts';
import { listRoutes } from '../route/route.sql.ts';
import { readStops, rowOf } from './read-settlement.ts';
import { countSettlements, listClosedSettlements, listDriverLoads, listOpenSettlements } from './settlement.sql.ts';

/** Settlements of a page, and drivers of a page. */
const LIMIT = 20;

/** A page of settlements, with how many each tab has. */
export async function listSettlementsOf(db: Database, { page, ...chosen }: ChosenSettlements & { page: number }) {
  const part = { after: null, limit: LIMIT, offset: (page - 1) * LIMIT };
  const [rows, [counts = { open: 0, difference: 0, closed: 0, drivers: 0 }], routes] = await Promise.all([
    rowsOf(db, chosen, part),
    countSettlements(db, { routeId: chosen.routeId ?? null, most: MOST_COUNTED + 1 }),
    listRoutes(db),
  ]);
  return {
    results: await withSums(db, rows),
    ...countedPage(counts[chosen.view], { page, limit: LIMIT }),
    counts,
    routes: routes.map(({ id, name }) => ({ _id: id, name })),
  };
}

/** The settlements that follow the one of the load `after`: a list of any length, read in parts that a change of it does not move. */
export const listSettlementsAfter = async (
  db: Database,
  chosen: ChosenSettlements,
  part: { after: string | null; limit: number },
): Promise<SettlementRow[]> => withSums(db, await rowsOf(db, chosen, { ...part, offset: 0 }));

/** A tab, of one route or of all. */
interface ChosenSettlements {
  view: SettlementView;
  routeId?: string | undefined;
}

function rowsOf(
  db: Database,
  { view, routeId = null }: { view: SettlementView; routeId?: string | null | undefined },
  part: { after: string | null; limit: number; offset: number },
) {
  const asked = { routeId, ...part };
  return view === 'closed'
    ? listClosedSettlements(db, asked)
    : listOpenSettlements(db, { hasDifference: view === 'difference', ...asked });
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
