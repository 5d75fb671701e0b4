import { AppError } from '@tonalia/contract/errors';
import type { Order } from '@tonalia/contract/purchase';
import type { Clock } from '../../../platform/clock.ts';
import type { Actor, Buyer } from '../../../platform/http/actor.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { lockOrderOfCustomer, findReserved, insertLateCancellation } from './change-order.sql.ts';
import { endOrder } from './end-order.ts';
import { canCancel } from './order.rules.ts';
import { readOrder } from './read-orders.ts';

/**
 * Takes an order back while nothing of it is prepared, whoever of its people asks; all it took goes back. Asked again it answers
 * with the order as it is. ORDER_NOT_FOUND; ORDER_NOT_CANCELLABLE from the first preparation on, and when it was rejected.
 */
export async function cancelOrder(
  db: Database,
  clock: Clock,
  { identityId }: Actor,
  buyer: Buyer,
  { orderCode, why = '' }: { orderCode: string; why?: string | undefined },
): Promise<Order> {
  await inTransaction(db, async (tx) => {
    const [order] = await lockOrderOfCustomer(tx, buyer.customerId, orderCode);
    if (!order) throw new AppError('ORDER_NOT_FOUND');
    if (order.status === 'cancelled') {
      // it ended by itself, for want of a payment: one that comes now would revive it
      await insertLateCancellation(tx, order.id, identityId, why.trim());
      return;
    }
    const [reserved] = await findReserved(tx, order.id);
    if (!reserved || !canCancel(order.status, reserved.shipments)) throw new AppError('ORDER_NOT_CANCELLABLE');
    await endOrder(tx, clock, order.id, 'cancelled', { why: why.trim(), actorId: identityId });
  });
  return readOrder(db, buyer, orderCode);
}
