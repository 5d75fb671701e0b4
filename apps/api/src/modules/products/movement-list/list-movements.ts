import { MOST_COUNTED } from '@tonalia/contract/office-wire';
import type { MovementsPage } from '@tonalia/contract/stock-movements';
import type { Clock } from '../../../platform/clock.ts';
import { countedPage } from '../../../platform/counted-page.ts';
import { inPlannedTransaction } from '../../../platform/planned-transaction.ts';
import type { Database } from '../../../platform/transaction.ts';
import type { MovementCause } from '../movement/movement.ts';
import { findVersionsNamed } from '../office/versions-named.ts';
import { warehouseNames } from '../stock-office/list-stock.ts';
import { nameVersions } from '../stock-office/name-versions.ts';
import { countAllMovements, listAllMovements } from './movement-list.sql.ts';

/** Which movements are read. */
export interface MovementFilter {
  q?: string | undefined;
  warehouseId?: string | undefined;
  cause?: MovementCause | undefined;
  operatorId: string | null;
  from?: string | undefined;
  to?: string | undefined;
  before?: string | undefined;
  page: number;
  limit: number;
}

/** Movements of all versions, newest first, with the names of their versions. */
export async function listMovementsOfAll(db: Database, clock: Clock, filter: MovementFilter): Promise<MovementsPage> {
  const typed = filter.q || null;
  const versionIds = typed === null ? [] : await findVersionsNamed(db, typed);
  const { page, limit } = filter;
  const wanted = {
    warehouseId: filter.warehouseId ?? null,
    cause: filter.cause ?? null,
    operatorId: filter.operatorId,
    from: filter.from ?? null,
    to: filter.to ?? null,
    typed: typed?.toUpperCase() ?? null,
    versionIds,
  };
  const place = { before: filter.before ?? null, limit: limit + 1, offset: (page - 1) * limit };
  const [rows, [count]] = await Promise.all([
    inPlannedTransaction(db, (tx) => listAllMovements(tx, { ...wanted, ...place })),
    inPlannedTransaction(db, (tx) => countAllMovements(tx, { ...wanted, most: MOST_COUNTED + 1 })),
  ]);
  const ids = [...new Set(rows.map(({ versionId }) => versionId))];
  const [named, warehouses] = await Promise.all([nameVersions(db, clock, ids), warehouseNames(db)]);
  return {
    ...countedPage(count?.movements ?? 0, { page, limit }),
    warehouses,
    older: rows.length > limit ? (rows[limit - 1]?.id ?? null) : null,
    results: rows.slice(0, limit).flatMap(({ id, at, ...row }) => {
      const names = named.get(row.versionId);
      return names ? [{ _id: id, at: at.toISOString(), ...row, ...names }] : [];
    }),
  };
}
