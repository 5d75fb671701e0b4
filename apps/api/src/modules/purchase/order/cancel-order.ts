import { AppError } from '@tonalia/contract/errors';
import type { Order } from '@tonalia/contract/purchase';
import { inTransaction } from '../../../platform/transaction.ts';
import { lockOrderOfCustomer, findReserved, insertLateCancellation } from './change-order.sql.ts';
import { endOrder } from './end-order.ts';
import { canCancel } from './order.rules.ts';
import { readOrder } from './read-orders.ts';
import type { BuyerCall, CartContext } from '../cart/buyer-call.ts';

/**
 * Cancels an order for its customer or seller while none of it is prepared, and releases all it reserved. A repeated call returns
 * the order unchanged. Throws ORDER_NOT_FOUND, and ORDER_NOT_CANCELLABLE once preparation began or the order was rejected.
 */
export async function cancelOrder(
  { db, clock }: CartContext,
  { actor: { identityId }, buyer }: BuyerCall,
  { orderCode, why = '' }: { orderCode: string; why?: string | undefined },
): Promise<Order> {
  await inTransaction(db, async (tx) => {
    const [order] = await lockOrderOfCustomer(tx, { customerId: buyer.customerId, codeOrId: orderCode });
    if (!order) throw new AppError('ORDER_NOT_FOUND');
    if (order.status === 'cancelled') {
      // it expired unpaid: record the cancellation, so that a late payment does not revive the order
      await insertLateCancellation(tx, { orderId: order.id, actorId: identityId, why: why.trim() });
      return;
    }
    const [reserved] = await findReserved(tx, order.id);
    if (!reserved || !canCancel(order.status, reserved.shipments)) throw new AppError('ORDER_NOT_CANCELLABLE');
    await endOrder(tx, clock, { orderId: order.id, to: 'cancelled', reason: { why: why.trim(), actorId: identityId } });
  });
  return readOrder(db, buyer, orderCode);
}
