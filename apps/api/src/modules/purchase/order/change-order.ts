import { dayIn } from '@tonalia/rules/dates';
import { publish } from '../../../platform/outbox.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import {
  type Cause,
  type HeldOrder,
  findAndHoldOrder,
  findAndHoldOrderByCode,
  updateStatus,
} from './change-order.sql.ts';
import { type OrderStatus, canBecome } from './order.rules.ts';

export type { HeldOrder } from './change-order.sql.ts';

/** Why somebody changes an order, in words people read, and who; nobody when it was not somebody signed in. */
export interface Reason {
  why: string;
  actorId: string | null;
  cause?: Cause;
}

/** Holds an order until the transaction ends. Before its payments and whatever it took: one lock order. */
export async function holdOrder(tx: Transaction, orderId: string): Promise<HeldOrder> {
  const [order] = await findAndHoldOrder(tx, orderId);
  if (!order) throw new Error(`there is no order ${orderId}`);
  return order;
}

/** The same by the code people read; undefined when no order has it. */
export async function holdOrderByCode(tx: Transaction, code: string): Promise<HeldOrder | undefined> {
  const [order] = await findAndHoldOrderByCode(tx, code);
  return order;
}

/**
 * Moves a held order on, writes down who did and why, and tells who listens (`order.changed`) when the transaction commits. Only
 * as the table of states allows: ask `canBecome` first where it may not. Ending one is `endOrder`: it gives back too.
 */
export async function changeOrder(
  tx: Transaction,
  order: HeldOrder,
  to: OrderStatus,
  reason: Reason,
): Promise<HeldOrder> {
  if (!canBecome(order.status, to)) throw cannot(order, to);
  return move(tx, order, to, reason);
}

/** An order that was cancelled because nobody had paid is paid after all; who calls it has taken again what it needs. */
export async function reviveOrder(tx: Transaction, order: HeldOrder, reason: Reason): Promise<HeldOrder> {
  if (order.status !== 'cancelled') throw cannot(order, 'paid');
  return move(tx, order, 'paid', reason);
}

async function move(
  tx: Transaction,
  order: HeldOrder,
  to: OrderStatus,
  { why, actorId, cause }: Reason,
): Promise<HeldOrder> {
  const [changed] = await updateStatus(tx, order.id, order.status, to, actorId, why, cause ?? null);
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

const cannot = ({ code, status }: HeldOrder, to: OrderStatus) =>
  new Error(`order ${code} cannot go from ${status} to ${to}`);
