import { dayIn } from '@tonalia/rules/dates';
import { publish } from '../../../platform/publish.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import {
  type OrderChangeCause,
  type LockedOrder,
  selectOrderForUpdate,
  selectOrderByCodeForUpdate,
  updateOrderStatus,
} from './change-order.sql.ts';
import { type OrderStatus, canBecome, isSettled } from './order.rules.ts';

export type { LockedOrder } from './change-order.sql.ts';

/** The reason shown to people, and the signed-in actor; null for jobs and commands. */
export interface OrderChangeReason {
  why: string;
  actorId: string | null;
  cause?: OrderChangeCause;
}

/** Locks an order until the transaction ends. Lock it before its payments and reservations. */
export async function lockOrder(tx: Transaction, orderId: string): Promise<LockedOrder> {
  const [order] = await selectOrderForUpdate(tx, orderId);
  if (!order) throw new Error(`there is no order ${orderId}`);
  return order;
}

/** Locks an order by its code; undefined when no order has it. */
export async function lockOrderByCode(tx: Transaction, code: string): Promise<LockedOrder | undefined> {
  const [order] = await selectOrderByCodeForUpdate(tx, code);
  return order;
}

/**
 * Changes the status of a locked order, inserts the history event and publishes `order.changed` with the transaction. Throws when
 * the state table forbids the change: check `canBecome` first. To cancel or reject use `endOrder`, which also releases the
 * reservations.
 */
export async function changeOrder(
  tx: Transaction,
  order: LockedOrder,
  to: OrderStatus,
  reason: OrderChangeReason,
): Promise<LockedOrder> {
  if (!canBecome(order.status, to)) throw transitionError(order, to);
  return applyChange(tx, order, to, reason);
}

/** Marks an order that expired unpaid as paid. The caller has reserved its units again. */
export async function reviveOrder(
  tx: Transaction,
  order: LockedOrder,
  reason: OrderChangeReason,
): Promise<LockedOrder> {
  if (order.status !== 'cancelled') throw transitionError(order, 'paid');
  return applyChange(tx, order, 'paid', reason);
}

/** Takes back a step of a locked order that an operator undoes. The caller has moved its shipments back. */
export const moveOrderBack = (
  tx: Transaction,
  order: LockedOrder,
  to: OrderStatus,
  reason: OrderChangeReason,
): Promise<LockedOrder> => {
  if (!isSettled(order.status) || !isSettled(to)) throw transitionError(order, to);
  return applyChange(tx, order, to, reason);
};

async function applyChange(
  tx: Transaction,
  order: LockedOrder,
  to: OrderStatus,
  { why, actorId, cause }: OrderChangeReason,
): Promise<LockedOrder> {
  const [changed] = await updateOrderStatus(tx, {
    orderId: order.id,
    from: order.status,
    to,
    actorId,
    why,
    cause: cause ?? null,
  });
  if (!changed) throw new Error(`order ${order.code} is not ${order.status} any more: lock it before changing it`);
  const { id, code, customerId, warehouseId } = order;
  await publish(tx, 'order.changed', {
    orderId: id,
    orderCode: code,
    customerId,
    eventId: changed.eventId,
    from: order.status,
    status: to,
    why,
    // the actor gets no notification of it
    actorId,
    // goods only: delivery and payment fees do not count towards a loyalty tier
    amount: changed.amount,
    boughtOn: dayIn(changed.createdAt),
    warehouseId,
    sold: changed.sold,
  });
  return { ...order, status: to };
}

const transitionError = ({ code, status }: LockedOrder, to: OrderStatus) =>
  new Error(`order ${code} cannot go from ${status} to ${to}`);
