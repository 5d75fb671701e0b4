import type { StockOfVersion } from '@tonalia/contract/stock-office';
import type { OfficeRole } from '@tonalia/contract/office-rights';
import { AppError } from '@tonalia/contract/errors';
import { day } from '@tonalia/rules/durations';
import { salesRateDays } from '@tonalia/rules/policy';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import { rateSince, warehouseNames, withFacts } from './list-stock.ts';
import { findArriving, listLastCounts, listMovements, listUnitsIn, sumSoldSince } from './stock-list.sql.ts';

/** Movements of one answer. */
const MOST = 50;

/** Which movements of a version are read. */
export interface AskedMovements {
  versionId: string;
  warehouseId?: string | undefined;
  days: number;
  before?: string | undefined;
  /** Of the operator that asks. */
  role: OfficeRole;
}

/** A version's units by warehouse with its movements. VERSION_NOT_FOUND. */
export async function readStockOf(
  db: Database,
  clock: Clock,
  { versionId, warehouseId, days, before, role }: AskedMovements,
): Promise<StockOfVersion> {
  const [units, [sold], names, counts, [arriving], movements] = await Promise.all([
    listUnitsIn(db, [versionId]),
    sumSoldSince(db, { versionId, since: rateSince(clock) }),
    warehouseNames(db),
    listLastCounts(db, versionId),
    findArriving(db, versionId),
    listMovements(db, {
      versionId,
      warehouseId: warehouseId ?? null,
      before: before ?? null,
      since: new Date(clock.now().getTime() - days * day),
      limit: MOST + 1,
    }),
  ]);
  const sum = (of: (one: (typeof units)[number]) => number) => units.reduce((total, one) => total + of(one), 0);
  const available = sum((one) => one.available);
  const perDay = (sold?.units ?? 0) / salesRateDays;
  const sums = {
    id: versionId,
    onHand: sum((one) => one.onHand),
    reserved: sum((one) => one.reserved),
    available,
    perDay,
    coverDays: perDay > 0 ? Math.floor(available / perDay) : null,
  };
  const [item] = await withFacts(db, clock, { sums: [sums], role });
  if (!item) throw new AppError('VERSION_NOT_FOUND');
  return {
    item,
    warehouses: names.map((named) => {
      const own = units.find((one) => one.warehouseId === named._id);
      const counted = counts.find((one) => one.warehouseId === named._id);
      return {
        ...named,
        onHand: own?.onHand ?? 0,
        reserved: own?.reserved ?? 0,
        available: own?.available ?? 0,
        shelf: own?.shelf ?? null,
        reserveShelf: own?.reserveShelf ?? null,
        countedAt: counted?.at.toISOString() ?? null,
      };
    }),
    arriving: arriving ?? null,
    movements: movements.slice(0, MOST).map(({ id, at, ...one }) => ({ _id: id, at: at.toISOString(), ...one })),
    older: movements.length > MOST ? (movements[MOST - 1]?.id ?? null) : null,
  };
}
