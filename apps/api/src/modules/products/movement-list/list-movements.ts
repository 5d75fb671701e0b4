import type { MovementsPage } from '@tonalia/contract/stock-movements';
import type { Clock } from '../../../platform/clock.ts';
import { planForValues } from '../../../platform/plan-for-values.sql.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import type { MovementCause } from '../movement/movement.ts';
import { findVersionsNamed } from '../office/versions-named.ts';
import { warehouseNames, withFacts } from '../stock-office/list-stock.ts';
import { listAllMovements } from './movement-list.sql.ts';

/** Movements of one answer. */
const MOST = 50;
const NOTHING = { onHand: 0, reserved: 0, available: 0, perDay: 0, coverDays: null };

/** Which movements are read. */
export interface MovementFilter {
  q?: string | undefined;
  warehouseId?: string | undefined;
  cause?: MovementCause | undefined;
  operatorId: string | null;
  from?: string | undefined;
  to?: string | undefined;
  before?: string | undefined;
}

/** Movements of all versions, newest first, with the names of their versions. */
export async function listMovementsOfAll(db: Database, clock: Clock, filter: MovementFilter): Promise<MovementsPage> {
  const typed = filter.q || null;
  const versionIds = typed === null ? [] : await findVersionsNamed(db, typed);
  const rows = await inTransaction(db, async (tx) => {
    await planForValues(tx);
    return listAllMovements(tx, {
      before: filter.before ?? null,
      warehouseId: filter.warehouseId ?? null,
      cause: filter.cause ?? null,
      operatorId: filter.operatorId,
      from: filter.from ?? null,
      to: filter.to ?? null,
      typed: typed?.toUpperCase() ?? null,
      versionIds,
      limit: MOST + 1,
    });
  });
  const ids = [...new Set(rows.map(({ versionId }) => versionId))];
  const [items, warehouses] = await Promise.all([
    withFacts(
      db,
      clock,
      ids.map((id) => ({ id, ...NOTHING })),
    ),
    warehouseNames(db),
  ]);
  const itemOf = new Map(items.map((item) => [item.versionId, item]));
  return {
    warehouses,
    older: rows.length > MOST ? (rows[MOST - 1]?.id ?? null) : null,
    movements: rows.slice(0, MOST).flatMap(({ id, at, ...row }) => {
      const item = itemOf.get(row.versionId);
      if (!item) return [];
      const { code, name, detail, image, tile, swatch } = item;
      return [{ _id: id, at: at.toISOString(), ...row, code, name, detail, image, tile, swatch }];
    }),
  };
}
