import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { addSold, giveToPresale, giveToStock, removeSold, takeFromPresale, takeFromStock } from './stock.sql.ts';

/** Units of a version, of which stock is taken. */
export interface VersionNeed {
  versionId: string;
  quantity: number;
}

/** Units of a product, of which presale is taken. */
export interface ProductNeed {
  productId: string;
  quantity: number;
}

/** Not enough of it: `left` units are there. */
export interface ShortVersion {
  versionId: string;
  left: number;
}

/** Not enough left in its presale: `left` units are. */
export interface ShortProduct {
  productId: string;
  left: number;
}

/**
 * Takes units out of a warehouse for good when the transaction commits. Lines that need the same version are added up.
 * Answers with what fell short; unless that is nothing, roll back: the others were taken.
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

/** Puts units back, when an order is cancelled. */
export async function giveStockBack(
  tx: Transaction,
  warehouseId: string,
  needs: readonly VersionNeed[],
): Promise<void> {
  const sums = summed(needs.map(({ versionId, quantity }) => [versionId, quantity]));
  if (sums.ids.length === 0) return;
  await giveToStock(tx, { ...sums, warehouseId });
}

/** Books units of presales that are open, within their capacity. Call it after `takeStock`, as everybody does: one lock order. */
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

/** Frees units of presales, open or not, when an order of `takenAt` is cancelled. A presale that opened later never gave them. */
export async function givePresaleBack(tx: Transaction, needs: readonly ProductNeed[], takenAt: Date): Promise<void> {
  const sums = summed(needs.map(({ productId, quantity }) => [productId, quantity]));
  if (sums.ids.length > 0) await giveToPresale(tx, { ...sums, takenAt });
}

/** Adds to the units sold of versions and their products, for the listener of a placed order. */
export async function countSold(
  tx: Transaction,
  sold: readonly VersionNeed[],
  { warehouseId, day }: { warehouseId: string | null; day: string },
): Promise<void> {
  const sums = summed(sold.map(({ versionId, quantity }) => [versionId, quantity]));
  if (sums.ids.length === 0) return;
  await addSold(tx, { ...sums, warehouseId, day });
}

/** Takes away what `countSold` counted, for the listener of an order that was cancelled. */
export async function uncountSold(
  tx: Transaction,
  sold: readonly VersionNeed[],
  { warehouseId, day }: { warehouseId: string; day: string },
): Promise<void> {
  const sums = summed(sold.map(({ versionId, quantity }) => [versionId, quantity]));
  if (sums.ids.length > 0) await removeSold(tx, { ...sums, warehouseId, day });
}

function summed(needs: readonly (readonly [id: string, quantity: number])[]): { ids: string[]; quantities: number[] } {
  const sums = new Map<string, number>();
  for (const [id, quantity] of needs) sums.set(id, (sums.get(id) ?? 0) + quantity);
  const kept = [...sums].filter(([, quantity]) => quantity > 0);
  return { ids: kept.map(([id]) => id), quantities: kept.map(([, quantity]) => quantity) };
}
