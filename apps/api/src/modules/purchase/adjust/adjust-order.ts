import type { Adjustment, AdjustmentRequest } from '@tonalia/contract/purchase-adjust';
import { AppError } from '@tonalia/contract/errors';
import { OfficeError } from '@tonalia/contract/office-errors';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { listShipments, lockPayments } from '../order/change-order.sql.ts';
import { type LockedOrder, lockOrderByCode } from '../order/change-order.ts';
import { advanceOrder } from '../order/advance-order.ts';
import type { OperatorReason } from '../order/change-shipment.ts';
import { cancelEmptyParts, findAdjustable, updateSums } from './adjust.sql.ts';
import { type LessLine, moneyByPart } from './money-back-rows.rules.ts';
import { isRefund } from './money-back.rules.ts';
import { insertMoneyBack } from './money-back.sql.ts';
import { moveMoney } from './move-money.ts';
import { moveUnits } from './move-units.ts';
import { type AdjustableOrder, type AdjustmentPlan, planAdjustment, toAdjustment } from './plan.ts';
import { publishAdjusted } from './publish-adjusted.ts';

/** Why an operator adjusts an order, and whether the adjustment may start refunds. */
export interface AdjustmentReason extends OperatorReason {
  mayRefund: boolean;
}

/**
 * Shortens or removes lines of an order that have not left, or sends substitutes, in one transaction under the order's lock: units,
 * presale, sums, payments and credit follow, and the customer gets a message. With `dryRun` it only computes the same. Throws the errors of the
 * call; STEP_UP_REQUIRED when a payment would be refunded and must not be.
 */
export async function adjustOrder(
  { db, clock }: { db: Database; clock: Clock },
  orderCode: string,
  request: AdjustmentRequest,
  reason: AdjustmentReason,
): Promise<Adjustment> {
  if (request.dryRun) {
    const order = await readAdjustable(db, orderCode);
    return toAdjustment(order, await planAdjustment(db, clock, order, request));
  }
  return inTransaction(db, async (tx) => {
    const locked = await lockOrderByCode(tx, orderCode);
    if (!locked) throw new AppError('ORDER_NOT_FOUND');
    await lockPayments(tx, locked.id);
    const order = await readAdjustable(tx, orderCode);
    const plan = await planAdjustment(tx, clock, order, request);
    if (!reason.mayRefund && plan.portions.some(isRefund)) throw new OfficeError('STEP_UP_REQUIRED');
    await store(tx, clock, { order, plan, reason });
    await followAdjustment(tx, { locked, order, plan, reason, isTold: request.notify });
    return toAdjustment(order, plan);
  });
}

/** An order with what its adjustment depends on. ORDER_NOT_FOUND. */
export async function readAdjustable(db: Database | Transaction, orderCode: string): Promise<AdjustableOrder> {
  const [order] = await findAdjustable(db, orderCode);
  if (!order) throw new AppError('ORDER_NOT_FOUND');
  return order;
}

/** In the lock order of all orders: payments are locked, then stock, presale and credit. */
async function store(
  tx: Transaction,
  clock: Clock,
  { order, plan, reason: { by, operator } }: { order: AdjustableOrder; plan: AdjustmentPlan; reason: AdjustmentReason },
): Promise<void> {
  await moveUnits(tx, order, { lines: plan.lines, operatorId: operator?.operatorId ?? null });
  await updateSums(tx, { orderId: order.id, ...plan.after });
  await moveMoney(tx, clock, { order, portions: plan.portions, why: plan.message, by, operator });
  const rows = moneyByPart(plan.before.total - plan.after.total, lessOf(order, plan), plan.portions);
  if (rows.length > 0) await insertMoneyBack(tx, { orderId: order.id, cause: 'short', rows: JSON.stringify(rows) });
}

/** What each changed line loses, less what is sent instead of it. */
const lessOf = (order: AdjustableOrder, { lines: { changed, added } }: AdjustmentPlan): LessLine[] =>
  changed.flatMap(({ line, before, after }) => {
    const stored = order.lines.find((one) => one.line === line);
    if (!stored) return [];
    const instead = added.filter(({ substitutes }) => substitutes === line);
    const units = before - after - instead.reduce((sum, { quantity }) => sum + quantity, 0);
    const cost = instead.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
    return [{ line, shipmentId: stored.shipmentId, units, worth: stored.price * (before - after) - cost }];
  });

interface FollowedAdjustment {
  locked: LockedOrder;
  order: AdjustableOrder;
  plan: AdjustmentPlan;
  reason: AdjustmentReason;
  isTold: boolean;
}

/** The audit event, the state of an order that has nothing left to send, and the event that loyalty, sales and messages follow. */
async function followAdjustment(
  tx: Transaction,
  { locked, order, plan, reason, isTold }: FollowedAdjustment,
): Promise<void> {
  const { before, after, message } = plan;
  await recordAuditEvent(tx, {
    actorId: reason.actorId,
    operator: reason.operator,
    action: 'purchase.order_adjusted',
    subjectId: order.id,
    detail: {
      by: reason.by,
      words: message,
      status: order.status,
      unitsBefore: before.units,
      unitsAfter: after.units,
      totalBefore: before.total,
      totalAfter: after.total,
    },
  });
  const { status } = await endEmptyParts(tx, locked, reason);
  await publishAdjusted(tx, {
    order,
    after,
    sold: soldAfter(order, plan),
    status,
    actorId: reason.actorId,
    words: isTold ? message : '',
  });
}

const soldAfter = (order: AdjustableOrder, { lines: { changed, added } }: AdjustmentPlan) => [
  ...order.lines.map(({ line, versionId, quantity }) => ({
    versionId,
    quantity: changed.find((one) => one.line === line)?.after ?? quantity,
  })),
  ...added.map(({ offered, quantity }) => ({ versionId: offered.sellable.versionId, quantity })),
];

/** Cancels parts without units; when the others have left, so has the order. */
async function endEmptyParts(tx: Transaction, order: LockedOrder, reason: AdjustmentReason): Promise<LockedOrder> {
  if ((await cancelEmptyParts(tx, order.id)).length === 0) return order;
  const parts = await listShipments(tx, [order.id]);
  return advanceOrder(
    tx,
    order,
    parts.map((one) => one.status),
    reason,
  );
}
