import type { Adjustment, AdjustmentRequest, LineAdjustment } from '@tonalia/contract/purchase-adjust';
import { OfficeError } from '@tonalia/contract/office-errors';
import { type NamedLine, lineName } from '@tonalia/rules/line-name';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { findCredit } from '../../customers/index.ts';
import type { WarehouseNeed } from '../../products/index.ts';
import type { FreedUnits } from '../order/missing-units.ts';
import { isUndone } from '../order/order.rules.ts';
import type { findAdjustable } from './adjust.sql.ts';
import { type AdjustedLines, type LineChange, adjustLines } from './lines.rules.ts';
import { type MoneyPortion, moneyChoices, splitMoney } from './money-back.rules.ts';
import { type Offer, offersFor, requireStock } from './offers.ts';
import { type AdjustedSums, adjustSums } from './sums.rules.ts';
import { adjustmentWords } from './words.es-CO.ts';

/** An order as its adjustment reads it. */
export type AdjustableOrder = Awaited<ReturnType<typeof findAdjustable>>[number];

/** What an adjustment is going to store. */
export interface AdjustmentPlan {
  lines: AdjustedLines<Offer>;
  before: AdjustedSums;
  after: AdjustedSums;
  portions: MoneyPortion[];
  choices: Adjustment['back']['choices'];
  message: string;
}

/** Units of stock rows that return, and those that substitutes take. */
export interface MovedUnits {
  back: FreedUnits[];
  taken: WarehouseNeed[];
  presale: { productId: string; quantity: number }[];
}

/** Computes an adjustment without changing anything. Throws every refusal of the call. */
export async function planAdjustment(
  db: Database | Transaction,
  clock: Clock,
  order: AdjustableOrder,
  request: AdjustmentRequest,
): Promise<AdjustmentPlan> {
  requireAdjustable(order, request);
  const changes = await readChanges(db, clock, order, request.lines);
  const lines = adjustLines(order.lines.map(toAdjustable), changes);
  requireStock(lines.added, movedUnits(order, lines));
  const before = sumsOf(order);
  const after = adjustSums(before, lines.sent);
  const isUnpaid = order.status === 'pending_payment';
  if (isUnpaid && after.total === 0) throw new OfficeError('ADJUSTMENT_EMPTY');
  const back = before.total - after.total;
  const portions = splitMoney(back, order.payments, { isUnpaid, wished: request.to });
  const credit = await findCredit(db, order.customerId);
  if (!credit && portions.some(({ to }) => to === 'balance')) throw new OfficeError('BALANCE_UNAVAILABLE');
  return {
    lines,
    before,
    after,
    portions,
    choices: moneyChoices(back, order.payments, { isUnpaid, hasAccount: credit !== undefined }).map((choice) => ({
      ...choice,
      leaves: choice.to !== 'source' && credit ? credit.available + choice.most : null,
    })),
    message: adjustmentWords(order.code, changesToTell(order, lines), { total: after.total, back, portions }),
  };
}

function requireAdjustable({ status, version, payments }: AdjustableOrder, request: AdjustmentRequest): void {
  if (isUndone(status)) throw new OfficeError('ORDER_ENDED');
  if (version !== request.version) throw new OfficeError('VERSION_CONFLICT');
  // of a transfer in part the rest is still to come
  const isUndecided = payments.some((one) => one.isUnderWay || one.status === 'approved');
  if (status === 'pending_payment' && isUndecided) throw new OfficeError('PAYMENT_UNDER_WAY');
}

const toAdjustable = ({ shipmentStatus, ...line }: AdjustableOrder['lines'][number]) => ({
  ...line,
  isClosed: shipmentStatus !== 'received' && shipmentStatus !== 'preparing',
});

const sumsOf = ({
  units,
  subtotal,
  savings,
  couponSavings,
  movement,
  shipping,
  total,
}: AdjustableOrder): AdjustedSums => ({ units, subtotal, savings, couponSavings, movement, shipping, total });

async function readChanges(
  db: Database | Transaction,
  clock: Clock,
  order: AdjustableOrder,
  lines: readonly LineAdjustment[],
): Promise<LineChange<Offer>[]> {
  const offers = await offersFor(
    db,
    clock,
    order,
    lines.flatMap(({ line, substitute }) =>
      substitute ? { ...substitute, warehouseId: warehouseOf(order, line) } : [],
    ),
  );
  return lines.map(({ line, quantity, substitute }) => ({
    line,
    quantity,
    substitute: substitute ? (offers.shift() ?? null) : null,
  }));
}

const warehouseOf = (order: AdjustableOrder, number: number): string =>
  order.lines.find(({ line }) => line === number)?.warehouseId ?? order.warehouseId;

/** What a plan moves in stock and presale. */
export function movedUnits(order: AdjustableOrder, { changed, added }: AdjustedLines<Offer>): MovedUnits {
  const lines = changed.flatMap((change) =>
    order.lines.filter(({ line }) => line === change.line).map((line) => ({ ...change, stored: line })),
  );
  return {
    back: lines.flatMap(({ before, after, stored }) =>
      stored.parts.map(({ versionId, quantity }) => ({
        versionId,
        quantity: (quantity / before) * (before - after),
        warehouseId: stored.warehouseId,
        shipmentId: stored.shipmentId,
      })),
    ),
    taken: added.map(({ offered: { sellable, warehouseId }, quantity }) => ({
      versionId: sellable.versionId,
      quantity,
      warehouseId,
    })),
    presale: lines
      // one that holds units of the stock gives those back
      .filter(({ stored }) => stored.advanced && stored.parts.length === 0)
      .map(({ before, after, stored }) => ({ productId: stored.productId, quantity: before - after })),
  };
}

const changesToTell = (order: AdjustableOrder, { changed, added }: AdjustedLines<Offer>) =>
  changed.map(({ line, before, after }) => {
    const instead = added.find(({ substitutes }) => substitutes === line);
    return {
      name: nameOf(order.lines.find((one) => one.line === line)),
      before,
      after,
      substitute: instead ? { name: nameOf(instead.offered.sellable), quantity: instead.quantity } : null,
    };
  });

const nameOf = (thing: NamedLine | undefined): string => (thing ? lineName(thing) : '');

/** The plan in the names of the contract: the answer of a dry run and of the act. */
export function toAdjustment(
  order: AdjustableOrder,
  { lines, before, after, portions, choices, message }: AdjustmentPlan,
): Adjustment {
  const changed = lines.changed.flatMap((change) =>
    order.lines
      .filter(({ line }) => line === change.line)
      .map((line) => ({
        ...change,
        name: nameOf(line),
        price: line.price,
        amount: line.price * change.after,
        substitutes: null,
      })),
  );
  const added = numbered(order, lines.added).map(({ line, offered, quantity, price, substitutes }) => ({
    line,
    name: nameOf(offered.sellable),
    before: 0,
    after: quantity,
    price,
    amount: price * quantity,
    substitutes,
  }));
  const amount = before.total - after.total;
  return {
    lines: [...changed, ...added],
    before,
    after,
    back: { amount, portions: portions.map(({ to, name, amount: pesos }) => ({ to, name, amount: pesos })), choices },
    message,
  };
}

/** Substitutes with their line numbers, after the last of the order. */
export function numbered<T>(order: AdjustableOrder, added: readonly T[]): (T & { line: number })[] {
  const last = Math.max(...order.lines.map(({ line }) => line));
  return added.map((one, at) => ({ ...one, line: last + 1 + at }));
}
