import type { Transaction } from '../../../platform/transaction.ts';
import { type MovementFacts, entryOf } from '../movement/movement.ts';
import { lockStocks, moveReserved } from './stock.sql.ts';
import type { WarehouseNeed } from './take-stock.ts';

/** Reserved units of an order, with its code. */
export interface OrderUnits extends WarehouseNeed {
  document: string;
}

/** Reserved units leave the building with their orders: they are on hand no more. */
export const takeOut = (tx: Transaction, units: readonly OrderUnits[], facts: MovementFacts): Promise<void> =>
  move(tx, units, -1, facts);

/** Units that left are in the building again, still reserved for their orders. */
export const takeIn = (tx: Transaction, units: readonly OrderUnits[], facts: MovementFacts): Promise<void> =>
  move(tx, units, 1, facts);

/**
 * Locks the stock rows of units, in the order of all that change several. A transaction that takes several orders out one by one calls it first,
 * so that no two of them wait for each other.
 */
export async function lockUnits(
  tx: Transaction,
  units: readonly Pick<WarehouseNeed, 'versionId' | 'warehouseId'>[],
): Promise<void> {
  if (units.length === 0) return;
  const warehouseIds = units.map(({ warehouseId }) => warehouseId);
  await lockStocks(tx, { warehouseIds, versionIds: units.map(({ versionId }) => versionId) });
}

async function move(tx: Transaction, units: readonly OrderUnits[], sign: 1 | -1, facts: MovementFacts): Promise<void> {
  if (units.length === 0) return;
  await moveReserved(tx, {
    warehouseIds: units.map(({ warehouseId }) => warehouseId),
    versionIds: units.map(({ versionId }) => versionId),
    units: units.map(({ quantity }) => sign * quantity),
    documents: units.map(({ document }) => document),
    facts: JSON.stringify(entryOf(facts)),
  });
}
