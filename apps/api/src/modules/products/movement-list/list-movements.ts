import type { MovementsPage } from '@tonalia/contract/stock-movements';
import type { Clock } from '../../../platform/clock.ts';
import { planForValues } from '../../../platform/plan-for-values.sql.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import type { MovementCause } from '../movement/movement.ts';
import { findVersionsNamed } from '../office/versions-named.ts';
import { warehouseNames } from '../stock-office/list-stock.ts';
import { nameVersions } from '../stock-office/name-versions.ts';
import { listAllMovements } from './movement-list.sql.ts';

/** Movements of one answer. */
const MOST = 50;
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
  const [named, warehouses] = await Promise.all([nameVersions(db, clock, ids), warehouseNames(db)]);
  return {
    warehouses,
    older: rows.length > MOST ? (rows[MOST - 1]?.id ?? null) : null,
    movements: rows.slice(0, MOST).flatMap(({ id, at, ...row }) => {
      const names = named.get(row.versionId);
      return names ? [{ _id: id, at: at.toISOString(), ...row, ...names }] : [];
    }),
  };
}
