import { dayIn } from '@tonalia/rules/dates';
import { publish } from '../../../platform/outbox.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import {
  type OrderChangeCause,
  type LockedOrder,
  selectOrderForUpdate,
  selectOrderByCodeForUpdate,
  updateOrderStatus,
} from './change-order.sql.ts';
import { type OrderStatus, canBecome } from './order.rules.ts';

export type { LockedOrder } from './change-order.sql.ts';

/** Why somebody changes an order, in words people read, and who; nobody when it was not somebody signed in. */
export interface OrderChangeReason {
  why: string;
  actorId: string | null;
  cause?: OrderChangeCause;
}

/** Holds an order until the transaction ends. Before its payments and whatever it took: one lock order. */
export async function lockOrder(tx: Transaction, orderId: string): Promise<LockedOrder> {
  const [order] = await selectOrderForUpdate(tx, orderId);
  if (!order) throw new Error(`there is no order ${orderId}`);
  return order;
}

/** The same by the code people read; undefined when no order has it. */
export async function lockOrderByCode(tx: Transaction, code: string): Promise<LockedOrder | undefined> {
  const [order] = await selectOrderByCodeForUpdate(tx, code);
  return order;
}

/**
 * Moves a held order on, writes down who did and why, and tells who listens (`order.changed`) when the transaction commits. Only
 * as the table of states allows: ask `canBecome` first where it may not. Ending one is `endOrder`: it gives back too.
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

/** An order that was cancelled because nobody had paid is paid after all; who calls it has taken again what it needs. */
export async function reviveOrder(
  tx: Transaction,
  order: LockedOrder,
  reason: OrderChangeReason,
): Promise<LockedOrder> {
  if (order.status !== 'cancelled') throw transitionError(order, 'paid');
  return applyChange(tx, order, 'paid', reason);
}

async function applyChange(
  tx: Transaction,
  order: LockedOrder,
  to: OrderStatus,
  { why, actorId, cause }: OrderChangeReason,
): Promise<LockedOrder> {
  const [changed] = await updateOrderStatus(tx, order.id, order.status, to, actorId, why, cause ?? null);
  if (!changed) throw new Error(`order ${order.code} is not ${order.status} any more: hold it before it is changed`);
  const { id, code, customerId, warehouseId } = order;
  await publish(tx, 'order.changed', {
    orderId: id,
    orderCode: code,
    customerId,
    eventId: changed.eventId,
    from: order.status,
    status: to,
    why,
    // who did it is not told of it
    actorId,
    // what was bought: how it travels and how it is paid buys no tier
    amount: changed.amount,
    boughtOn: dayIn(changed.createdAt),
    warehouseId,
    sold: changed.sold,
  });
  return { ...order, status: to };
}

const transitionError = ({ code, status }: LockedOrder, to: OrderStatus) =>
  new Error(`order ${code} cannot go from ${status} to ${to}`);
