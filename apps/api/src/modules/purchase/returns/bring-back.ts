import type { MoneyTarget } from '@tonalia/contract/purchase-adjust';
import { AppError } from '@tonalia/contract/errors';
import { OfficeError } from '@tonalia/contract/office-errors';
import { type OperatorAuthor, recordAuditEvent } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { findAdjustable, updateSums } from '../adjust/adjust.sql.ts';
import { type MoneyPortion, heldOf, isRefund, splitMoney } from '../adjust/money-back.rules.ts';
import { insertMoneyBack } from '../adjust/money-back.sql.ts';
import { moveMoney } from '../adjust/move-money.ts';
import type { AdjustableOrder } from '../adjust/plan.ts';
import { publishAdjusted } from '../adjust/publish-adjusted.ts';
import { lockPayments } from '../order/change-order.sql.ts';
import type { LockedOrder } from '../order/change-order.ts';
import type { Approver } from '../payment/start-refund.ts';
import { type BackPlan, type BackRequest, type ShortenedLine, planBack } from './goods-back.rules.ts';
import { moveGoods, storeBack } from './store-back.ts';

/** Goods of an order that come back after they left. */
export interface GoodsBack extends BackRequest {
  /** Locked by the caller; its payments must not be locked before it. */
  order: Pick<LockedOrder, 'id' | 'code'>;
  /** Where what was paid goes first; by default to own credit as far as it paid, then back to what paid. */
  money: MoneyTarget | undefined;
  /** What the order's history and the refund say. */
  why: string;
  /** The name of the operator or the driver. */
  by: string;
  operator?: OperatorAuthor | undefined;
  /** The second person that may give back more than one operator alone. */
  approvedBy?: Approver | undefined;
  /** Whether the actor just proved the second factor: a refund asks for it. */
  mayRefund: boolean;
  /** The message about the order's new sum; empty when the caller sends its own. */
  words: string;
}

/** What bringing goods back changed. */
export interface BroughtBack {
  /** Of `purchase.goods_back`. */
  id: string;
  /** Pesos that the order is worth less. */
  amount: number;
  portions: MoneyPortion[];
  lines: ShortenedLine[];
  /** The parts that the customer keeps nothing of. Their state stays: the caller decides it. */
  emptyShipments: string[];
}

/** A plan with the money it moves. */
export interface PricedBack extends BackPlan {
  portions: MoneyPortion[];
  /** Pesos of the amount that a concession had given back before. */
  conceded: number;
}

/**
 * Brings goods of a part that left back into the warehouse or writes them off, in the caller's transaction and under the order's lock: lines and
 * sums of the order, payments and credit, the facts of a credit note, sales and loyalty follow. Money never exceeds what the payments hold; what was
 * not paid is owed less. A presale counts its units as sold, for they are in stock afterwards. Throws the errors of `planBack`,
 * BALANCE_UNAVAILABLE, and STEP_UP_REQUIRED when a payment would be refunded and must not be.
 */
export async function bringBack(tx: Transaction, clock: Clock, goods: GoodsBack): Promise<BroughtBack> {
  await lockPayments(tx, goods.order.id);
  const order = await readLeftOrder(tx, goods.order.code);
  const plan = priceBack(order, goods, goods.money);
  if (!goods.mayRefund && plan.portions.some(isRefund)) throw new OfficeError('STEP_UP_REQUIRED');
  const { portions, amount, lines } = plan;
  const { by, operator, approvedBy } = goods;
  await moveGoods(tx, order, goods, lines);
  await updateSums(tx, { orderId: order.id, ...plan.after });
  await moveMoney(tx, clock, { order, portions, why: goods.why, by, operator, approvedBy });
  const id = await storeBack(tx, order, goods, plan);
  const back = lines.map(({ line, units, amount: pesos }) => ({ line, units, amount: pesos }));
  const rows = [
    { amount, lines: back, portions: portions.map(({ to, name, amount: pesos }) => ({ to, name, amount: pesos })) },
  ];
  await insertMoneyBack(tx, { orderId: order.id, cause: goods.cause, rows: JSON.stringify(rows) });
  await follow(tx, order, goods, plan);
  return { id, amount, portions, lines, emptyShipments: emptyAfter(order, lines) };
}

/** The order with what bringing goods back depends on. ORDER_NOT_FOUND. */
export async function readLeftOrder(
  db: Parameters<typeof findAdjustable>[0],
  orderCode: string,
): Promise<AdjustableOrder> {
  const [order] = await findAdjustable(db, orderCode);
  if (!order) throw new AppError('ORDER_NOT_FOUND');
  return order;
}

/** Computes what goods bring back, without changing anything: what `bringBack` then stores. Throws the errors of `planBack`. */
export function priceBack(order: AdjustableOrder, request: BackRequest, wished: MoneyTarget | undefined): PricedBack {
  const plan = planBack(order, order.lines, request);
  const money = Math.min(plan.amount, heldOf(order.payments));
  const portions = splitMoney(money, order.payments, { isUnpaid: false, wished });
  return { ...plan, portions, conceded: plan.amount - money };
}

async function follow(
  tx: Transaction,
  order: AdjustableOrder,
  { cause, by, operator, why, words }: GoodsBack,
  { after, amount, lines }: PricedBack,
): Promise<void> {
  await recordAuditEvent(tx, {
    actorId: null,
    operator,
    action: 'purchase.goods_back',
    subjectId: order.id,
    detail: { by, cause, words: why, amount, units: lines.reduce((sum, { units }) => sum + units, 0) },
  });
  const sold = order.lines.map(({ line, versionId, quantity }) => ({
    versionId,
    quantity: quantity - (lines.find((one) => one.line === line)?.units ?? 0),
  }));
  await publishAdjusted(tx, { order, after, sold, status: order.status, actorId: null, words });
}

function emptyAfter(order: AdjustableOrder, lines: readonly ShortenedLine[]): string[] {
  const kept = new Map<string, number>();
  for (const { line, shipmentId, quantity } of order.lines) {
    const back = lines.find((one) => one.line === line)?.units ?? 0;
    kept.set(shipmentId, (kept.get(shipmentId) ?? 0) + quantity - back);
  }
  return [...kept].filter(([, units]) => units === 0).map(([id]) => id);
}
