import { AppError } from '@tonalia/contract/errors';
import { OfficeError } from '@tonalia/contract/office-errors';
import type { Transaction } from '../../../../platform/transaction.ts';
import { type LockedOrder, lockOrderByCode } from '../../order/change-order.ts';
import { type OrderPart, findDelivery, listParts } from './one-order.sql.ts';

/** Whether a part has left. */
export const hasLeft = ({ status }: OrderPart): boolean => status === 'dispatched' || status === 'delivered';

/**
 * Locks an order to change its delivery, with its parts. ORDER_NOT_FOUND; ORDER_ENDED when it was cancelled or rejected; SHIPMENT_LEFT
 * when one of the parts that `concerns` names has left; VERSION_CONFLICT when it changed after it was read.
 */
export async function lockDelivery(
  tx: Transaction,
  { orderCode, version }: { orderCode: string; version: number },
  concerns: (part: OrderPart) => boolean,
) {
  const order = await lockOrderByCode(tx, orderCode);
  const [delivery] = order ? await findDelivery(tx, order.id) : [];
  if (!order || !delivery) throw new AppError('ORDER_NOT_FOUND');
  if (order.status === 'cancelled' || order.status === 'rejected') throw new OfficeError('ORDER_ENDED');
  const parts = await listParts(tx, order.id);
  if (parts.some((part) => concerns(part) && hasLeft(part))) throw new OfficeError('SHIPMENT_LEFT');
  if (delivery.version !== version) throw new OfficeError('VERSION_CONFLICT');
  return { order, delivery, parts };
}

/** What the events of a change of the delivery say. */
export const eventOf = ({ id, code, customerId }: LockedOrder) => ({ orderId: id, orderCode: code, customerId });
