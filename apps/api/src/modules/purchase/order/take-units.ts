import { AppError } from '@tonalia/contract/errors';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { takePresale, takeStock } from '../../products/index.ts';
import type { PricedLine } from '../cart/catalogue.ts';

/** What taking the units of a line depends on. */
export interface UnitsToTake extends Pick<PricedLine, 'needs'> {
  line: Pick<PricedLine['line'], 'advanced' | 'productId' | 'quantity'>;
  sellable: Pick<PricedLine['sellable'], 'code' | 'versionCode' | 'name'>;
}

/** Refuses an order that differs from the cart the shopper saw: INSUFFICIENT_STOCK with the units left, else CART_CHANGED. */
export function requireUnchanged(lines: PricedLine[]): PricedLine[] {
  const short = lines.find((priced) => priced.most < priced.line.quantity && canBeBought(priced));
  if (short) throw insufficient(short, short.most);
  if (lines.some(({ change }) => change !== null)) throw new AppError('CART_CHANGED');
  return lines;
}

/** A sold-out line is short of stock; one that left the catalogue or its presale is a change. */
const canBeBought = ({ line, sellable, needs }: PricedLine): boolean =>
  sellable.active && needs.length > 0 && (!line.advanced || sellable.presale !== null);

/**
 * Takes the units of all lines: stock first, then presale, each in id order, so that two orders cannot deadlock. Throws
 * INSUFFICIENT_STOCK with the units left.
 */
export async function takeUnits(
  tx: Transaction,
  clock: Clock,
  warehouseId: string,
  lines: readonly UnitsToTake[],
): Promise<void> {
  const now = lines.filter(({ line }) => !line.advanced);
  const [short] = await takeStock(tx, warehouseId, now.flatMap(stockUnits));
  if (short)
    throw shortOf(now, short.left, ({ needs }) => needs.find((need) => need.versionId === short.versionId)?.quantity);
  const later = lines.filter(({ line }) => line.advanced);
  const needs = later.map(({ line: { productId, quantity } }) => ({ productId, quantity }));
  const [full] = await takePresale(tx, needs, clock);
  if (full) throw shortOf(later, full.left, ({ line }) => (line.productId === full.productId ? 1 : undefined));
}

/** Stock rows a line takes, with the units of each. */
export function stockUnits({
  line,
  needs,
}: Pick<UnitsToTake, 'line' | 'needs'>): { versionId: string; quantity: number }[] {
  return needs.map((need) => ({ versionId: need.versionId, quantity: need.quantity * line.quantity }));
}

function shortOf(
  lines: readonly UnitsToTake[],
  left: number,
  unitsEach: (line: UnitsToTake) => number | undefined,
): AppError {
  const short = lines.find((line) => unitsEach(line) !== undefined);
  if (!short) return new AppError('CART_CHANGED');
  return insufficient(short, Math.floor(left / (unitsEach(short) ?? 1)));
}

function insufficient({ sellable }: Pick<UnitsToTake, 'sellable'>, left: number): AppError<'INSUFFICIENT_STOCK'> {
  return new AppError('INSUFFICIENT_STOCK', { code: sellable.versionCode ?? sellable.code, name: sellable.name, left });
}
