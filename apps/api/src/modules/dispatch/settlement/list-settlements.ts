import type { SettlementRow, SettlementView } from '@tonalia/contract/dispatch-settlement';
import { countedPage } from '../../../platform/counted-page.ts';
import type { Database } from '../../../platform/transaction.ts';
import { readStops, rowOf } from './read-settlement.ts';
import { countSettlements, listSettlements } from './settlement.sql.ts';

/** Settlements of a page. */
const LIMIT = 20;

/** A page of settlements, with how many each tab has. */
export async function listSettlementsOf(db: Database, { view, page }: { view: SettlementView; page: number }) {
  const rows = await listSettlements(db, { view, limit: LIMIT, offset: (page - 1) * LIMIT });
  const [counts] = await countSettlements(db);
  const stops = Map.groupBy(
    await readStops(
      db,
      rows.map(({ id }) => id),
    ),
    ({ loadId }) => loadId,
  );
  return {
    results: rows.map((row): SettlementRow => {
      const shown = rowOf(row, stops.get(row.id) ?? []);
      return { ...shown, stops: shown.stops.length };
    }),
    ...countedPage(rows[0]?.count ?? 0, { page, limit: LIMIT }),
    counts: counts ?? { open: 0, difference: 0, closed: 0 },
  };
}
