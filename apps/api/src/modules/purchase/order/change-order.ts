import { dayIn } from '@tonalia/rules/dates';
import { type NewEvent, publishAll } from '../../../platform/publish.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import {
  type OrderChangeCause,
  type ChangedOrder,
  type LockedOrder,
  selectOrderForUpdate,
  selectOrderByCodeForUpdate,
  updateOrderStatuses,
} from './change-order.sql.ts';
import { type OrderStatus, canBecome, isSettled } from './order.rules.ts';

export type { LockedOrder } from './change-order.sql.ts';

/** The reason shown to people, and the signed-in actor; null for jobs and commands. */
export interface OrderChangeReason {
  why: string;
  actorId: string | null;
  cause?: OrderChangeCause;
  /** No message to the customer; the list of notices has the change all the same. */
  quiet?: boolean;
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

/** Takes back a step of locked orders that an operator undoes. The caller has moved their shipments back. */
export async function moveOrdersBack(
  tx: Transaction,
  changes: readonly OrderChange[],
  reason: OrderChangeReason,
): Promise<void> {
  for (const { order, to } of changes) if (!isSettled(order.status) || !isSettled(to)) throw transitionError(order, to);
  if (changes.length > 0) await applyChanges(tx, changes, reason);
}

async function applyChange(
  tx: Transaction,
  order: LockedOrder,
  to: OrderStatus,
  reason: OrderChangeReason,
): Promise<LockedOrder> {
  await applyChanges(tx, [{ order, to }], reason);
  return { ...order, status: to };
}

/** A locked order and its next status. */
export interface OrderChange {
  order: LockedOrder;
  to: OrderStatus;
}

/** As `changeOrder` for each of different orders, with two statements. */
export async function changeOrders(
  tx: Transaction,
  changes: readonly OrderChange[],
  reason: OrderChangeReason,
): Promise<void> {
  for (const { order, to } of changes) if (!canBecome(order.status, to)) throw transitionError(order, to);
  if (changes.length > 0) await applyChanges(tx, changes, reason);
}

async function applyChanges(
  tx: Transaction,
  changes: readonly OrderChange[],
  reason: OrderChangeReason,
): Promise<void> {
  const rows = await updateOrderStatuses(tx, {
    orderIds: changes.map(({ order }) => order.id),
    from: changes.map(({ order }) => order.status),
    to: changes.map(({ to }) => to),
    actorId: reason.actorId,
    why: reason.why,
    cause: reason.cause ?? null,
  });
  const changed = new Map(rows.map((row) => [row.id, row]));
  await publishAll(
    tx,
    changes.map((change) => changeEvent(change, changed.get(change.order.id), reason)),
  );
}

function changeEvent(
  { order: { id, code, customerId, warehouseId, status: from }, to }: OrderChange,
  changed: ChangedOrder | undefined,
  { why, actorId, quiet = false }: OrderChangeReason,
): NewEvent {
  if (!changed) throw new Error(`order ${code} is not ${from} any more: lock it before changing it`);
  return {
    topic: 'order.changed',
    payload: {
      orderId: id,
      orderCode: code,
      customerId,
      eventId: changed.eventId,
      from,
      status: to,
      why,
      // the actor gets no notification of it
      actorId,
      ...(quiet && { quiet }),
      // goods only: delivery and payment fees do not count towards a loyalty tier
      amount: changed.amount,
      boughtOn: dayIn(changed.createdAt),
      warehouseId,
      sold: changed.sold,
    },
  };
}

const transitionError = ({ code, status }: LockedOrder, to: OrderStatus) =>
  new Error(`order ${code} cannot go from ${status} to ${to}`);
