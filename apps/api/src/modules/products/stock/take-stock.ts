import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import {
  addToStock,
  ensureStocks,
  giveToPresale,
  giveToStock,
  removeFromStock,
  takeFromPresale,
  takeFromStock,
} from './stock.sql.ts';
import { type MovementFacts, movedFor } from '../movement/movement.ts';

/** Units of a version to take from stock. */
export interface VersionNeed {
  versionId: string;
  quantity: number;
}

/** Units of a product to take from its presale. */
export interface ProductNeed {
  productId: string;
  quantity: number;
}

/** A version with too few units: `left` are available. */
export interface ShortVersion {
  versionId: string;
  left: number;
}

/** A product with too few presale units: `left` are available. */
export interface ShortProduct {
  productId: string;
  left: number;
}

/**
 * Reserves units of a warehouse when the transaction commits. Lines of the same version are added up. Returns the shortfall; unless it is
 * empty, the caller must roll back, because the other units were taken.
 */
export async function takeStock(
  tx: Transaction,
  warehouseId: string,
  needs: readonly VersionNeed[],
): Promise<ShortVersion[]> {
  const sums = summed(needs.map(({ versionId, quantity }) => [versionId, quantity]));
  if (sums.ids.length === 0) return [];
  const short = await takeFromStock(tx, { ...sums, warehouseId });
  return short.map((row) => ({ versionId: row.version_id, left: row.available }));
}

/**
 * Frees reserved units and reserves others at once, in one lock order, so that two adjustments of orders cannot deadlock. Returns the shortfall of
 * what is taken; unless it is empty, the caller must roll back.
 */
export async function exchangeStock(
  tx: Transaction,
  warehouseId: string,
  { back, taken }: { back: readonly VersionNeed[]; taken: readonly VersionNeed[] },
): Promise<ShortVersion[]> {
  const net = new Map<string, number>();
  for (const { versionId, quantity } of taken) net.set(versionId, (net.get(versionId) ?? 0) + quantity);
  for (const { versionId, quantity } of back) net.set(versionId, (net.get(versionId) ?? 0) - quantity);
  const moved = [...net].filter(([, quantity]) => quantity !== 0);
  if (moved.length === 0) return [];
  const ids = moved.map(([id]) => id);
  const short = await takeFromStock(tx, { ids, quantities: moved.map(([, quantity]) => quantity), warehouseId });
  return short
    .filter((row) => (net.get(row.version_id) ?? 0) > 0)
    .map((row) => ({ versionId: row.version_id, left: row.available }));
}

/** Units of a version in one of several warehouses. */
export interface WarehouseNeed extends VersionNeed {
  warehouseId: string;
}

/** As `exchangeStock` in several warehouses, in the order of their ids, so that no two callers wait for each other. */
export async function exchangeAcross(
  tx: Transaction,
  { back, taken }: { back: readonly WarehouseNeed[]; taken: readonly WarehouseNeed[] },
): Promise<ShortVersion[]> {
  const short: ShortVersion[] = [];
  for (const warehouseId of warehousesOf([...back, ...taken])) {
    const here = (one: WarehouseNeed) => one.warehouseId === warehouseId;
    short.push(...(await exchangeStock(tx, warehouseId, { back: back.filter(here), taken: taken.filter(here) })));
  }
  return short;
}

/** As `giveStockBack` to several warehouses, in the order of their ids. */
export async function giveBackAcross(tx: Transaction, needs: readonly WarehouseNeed[]): Promise<void> {
  for (const warehouseId of warehousesOf(needs))
    await giveStockBack(
      tx,
      warehouseId,
      needs.filter((one) => one.warehouseId === warehouseId),
    );
}

const warehousesOf = (needs: readonly WarehouseNeed[]): string[] =>
  [...new Set(needs.map(({ warehouseId }) => warehouseId))].toSorted((one, other) => (one < other ? -1 : 1));

/** Frees the units that an order reserved, when it is cancelled before they left. */
export async function giveStockBack(
  tx: Transaction,
  warehouseId: string,
  needs: readonly VersionNeed[],
): Promise<void> {
  const sums = summed(needs.map(({ versionId, quantity }) => [versionId, quantity]));
  if (sums.ids.length === 0) return;
  await giveToStock(tx, { ...sums, warehouseId });
}

/** Puts units that come back into the stock of a warehouse, also of a version that it never had. */
export async function bringToStock(
  tx: Transaction,
  warehouseId: string,
  units: readonly VersionNeed[],
  facts: MovementFacts,
): Promise<void> {
  const sums = summed(units.map(({ versionId, quantity }) => [versionId, quantity]));
  if (sums.ids.length === 0) return;
  await ensureStocks(tx, { ids: sums.ids, warehouseId });
  await addToStock(tx, { ...sums, warehouseId, movedFor: movedFor(facts) });
}

/**
 * Takes available units out of a warehouse. Returns the shortfall; unless it is empty, the caller must roll back, because the other units were
 * taken.
 */
export async function takeFromBuilding(
  tx: Transaction,
  warehouseId: string,
  units: readonly VersionNeed[],
  facts: MovementFacts,
): Promise<ShortVersion[]> {
  const sums = summed(units.map(({ versionId, quantity }) => [versionId, quantity]));
  if (sums.ids.length === 0) return [];
  const short = await removeFromStock(tx, { ...sums, warehouseId, movedFor: movedFor(facts) });
  return short.map((row) => ({ versionId: row.version_id, left: row.available }));
}

/** Takes units of open presales within their capacity. Call it after `takeStock`: all callers use one lock order. */
export async function takePresale(
  tx: Transaction,
  needs: readonly ProductNeed[],
  clock: Clock,
): Promise<ShortProduct[]> {
  const sums = summed(needs.map(({ productId, quantity }) => [productId, quantity]));
  if (sums.ids.length === 0) return [];
  const short = await takeFromPresale(tx, { ...sums, now: clock.now() });
  return short.map((row) => ({ productId: row.product_id, left: row.left_over }));
}

/** Returns presale units, open or not, when an order placed at `takenAt` is cancelled. Presales that opened later are unaffected. */
export async function givePresaleBack(tx: Transaction, needs: readonly ProductNeed[], takenAt: Date): Promise<void> {
  const sums = summed(needs.map(({ productId, quantity }) => [productId, quantity]));
  if (sums.ids.length > 0) await giveToPresale(tx, { ...sums, takenAt });
}

/** The units of each id, without ids of no units. */
export function summed(needs: readonly (readonly [id: string, quantity: number])[]): {
  ids: string[];
  quantities: number[];
} {
  const sums = new Map<string, number>();
  for (const [id, quantity] of needs) sums.set(id, (sums.get(id) ?? 0) + quantity);
  const kept = [...sums].filter(([, quantity]) => quantity > 0);
  return { ids: kept.map(([id]) => id), quantities: kept.map(([, quantity]) => quantity) };
}
