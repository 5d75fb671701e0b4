import type { OperatorAuthor } from '../../../platform/audit.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { type WarehouseNeed, bringToStock } from '../../products/index.ts';
import type { AdjustableOrder } from '../adjust/plan.ts';
import type { BackCause, GoodsPlace, LineBack, ShortenedLine } from './goods-back.rules.ts';
import {
  insertAwaited,
  insertCreditNote,
  insertGoodsBack,
  insertGoodsBackLines,
  insertLosses,
  returnLines,
} from './goods-back.sql.ts';

/** What comes back, with where each line goes. */
interface BackToStore {
  /** `exchange`: others of the same are sent instead. */
  cause: BackCause | 'exchange';
  by: string;
  lines: readonly LineBack[];
}

/** The same, with what the ledger of the stock says. */
interface GoodsToStore {
  lines: readonly LineBack[];
  why: string;
  operator?: OperatorAuthor | undefined;
}

/** What it is worth, in pesos. */
interface BackWorth {
  amount: number;
  conceded: number;
  lines: readonly ShortenedLine[];
}

interface VersionUnits extends WarehouseNeed {
  line: number;
}

/** The units of stock rows that a line's units are; those of a presale are of its version. */
function versionsOf(order: AdjustableOrder, { line: number, units }: LineBack): VersionUnits[] {
  const line = order.lines.find((one) => one.line === number);
  if (!line) return [];
  const { warehouseId } = line;
  if (line.parts.length === 0) return [{ line: number, versionId: line.versionId, quantity: units, warehouseId }];
  return line.parts.map(({ versionId, quantity }) => ({
    line: number,
    versionId,
    quantity: (quantity / line.quantity) * units,
    warehouseId,
  }));
}

const byWarehouse = (units: readonly VersionUnits[]): [string, VersionUnits[]][] =>
  [...Map.groupBy(units, ({ warehouseId }) => warehouseId)].toSorted(([one], [other]) => (one < other ? -1 : 1));

/** Puts what goes to stock there, and takes all of it off the lines of the order. */
export async function moveGoods(
  tx: Transaction,
  order: AdjustableOrder,
  goods: GoodsToStore,
  lines: readonly ShortenedLine[],
): Promise<void> {
  await putInStock(tx, order, goods);
  await returnLines(tx, {
    orderId: order.id,
    lines: lines.map(({ line }) => line),
    before: lines.map(({ before }) => before),
    units: lines.map(({ units }) => units),
  });
}

/** Puts what goes to stock there; the lines of the order stay as they are. */
export async function putInStock(
  tx: Transaction,
  order: AdjustableOrder,
  { lines: back, why, operator }: GoodsToStore,
): Promise<void> {
  const toStock = back.filter(({ to }) => to === 'stock').flatMap((one) => versionsOf(order, one));
  const facts = {
    cause: 'return',
    reason: why,
    document: order.code,
    operatorId: operator?.operatorId ?? null,
  } as const;
  for (const [warehouseId, units] of byWarehouse(toStock)) await bringToStock(tx, warehouseId, units, facts);
}

/** Stores what came back with its credit note, its losses and what is awaited. Returns the id in `purchase.goods_back`. */
export async function storeBack(
  tx: Transaction,
  order: AdjustableOrder,
  { cause, by, lines: back }: BackToStore,
  { amount, conceded, lines }: BackWorth,
): Promise<string> {
  const [inserted] = await insertGoodsBack(tx, { orderId: order.id, cause, amount, conceded, by });
  const backId = inserted?.id ?? '';
  await insertGoodsBackLines(tx, {
    backId,
    orderId: order.id,
    lines: back.map(({ line }) => line),
    places: back.map(({ to }) => to),
    units: back.map(({ units }) => units),
    reasons: back.map(({ reason }) => reason),
  });
  await insertCreditNote(tx, {
    backId,
    orderId: order.id,
    lines: lines.map(({ line }) => line),
    units: lines.map(({ units }) => units),
    amounts: lines.map((line) => line.amount),
  });
  const unitsTo = (place: GoodsPlace) =>
    byWarehouse(back.filter(({ to }) => to === place).flatMap((one) => versionsOf(order, one)));
  for (const [warehouseId, units] of unitsTo('loss')) await insertLosses(tx, rowsOf(backId, warehouseId, units));
  for (const [warehouseId, units] of unitsTo('awaited')) await insertAwaited(tx, rowsOf(backId, warehouseId, units));
  return backId;
}

const rowsOf = (backId: string, warehouseId: string, units: readonly VersionUnits[]) => ({
  backId,
  warehouseId,
  lines: units.map(({ line }) => line),
  versionIds: units.map(({ versionId }) => versionId),
  units: units.map(({ quantity }) => quantity),
});
