import { AppError } from '@tonalia/contract/errors';
import { recordAuditEvent } from '../../../platform/audit.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { lockMember } from '../../customers/index.ts';
import type { BuyerCall } from '../cart/buyer-call.ts';
import { lockCartToOrder } from '../cart/cart.sql.ts';
import { type PlaceOrderContext, loadOrderableCart } from '../order/orderable-cart.ts';
import { requireUnchanged } from '../order/take-units.ts';
import { type RequestNoticeContext, noticeOwner } from './notice-request.ts';
import { findRequestOfCart, insertRequest } from './order-request.sql.ts';

export type OrderRequestContext = PlaceOrderContext & RequestNoticeContext;

/**
 * Asks the owner for the order of a cart, once: the cart is set apart as it is. The same errors as ordering it, for what the owner could not
 * order either; ROLE_NOT_ALLOWED for anyone but a member that may ask.
 */
export async function askForOrder(
  context: OrderRequestContext,
  { actor, buyer }: BuyerCall,
  { cartId, expectedTotal }: { cartId: string; expectedTotal: number },
): Promise<string> {
  const { identityId } = actor;
  const { customerId } = buyer;
  return inTransaction(context.db, async (tx) => {
    const [cart] = await lockCartToOrder(tx, { cartId, identityId, customerId });
    if (!cart?.isOpen) throw new AppError('CART_NOT_FOUND');
    const [known] = await findRequestOfCart(tx, { cartId });
    if (known) return known.id;
    if (cart.status !== 'open') throw new AppError('CART_NOT_FOUND');
    const [member] = await lockMember(tx, { identityId, customerId });
    if (!member) throw new AppError('ROLE_NOT_ALLOWED');
    const { calculated, terms } = await loadOrderableCart(context, tx, buyer, { cart, agree: requireUnchanged });
    const { total } = calculated.totals;
    if (total !== expectedTotal) throw new AppError('TOTAL_CHANGED', { expected: expectedTotal, total });
    if (terms.onCredit > 0 && !member.usesCredit) throw new AppError('PAYMENT_METHOD_UNAVAILABLE');
    const now = context.clock.now();
    const [made] = await insertRequest(tx, { cartId, customerId, identityId, name: member.name, expectedTotal, now });
    if (!made) throw new Error('an order request was not written');
    await noticeOwner(context, tx, { requestId: made.id, customerId, name: member.name, total });
    await recordAuditEvent(tx, {
      actorId: identityId,
      action: 'purchase.order_asked',
      subjectId: made.id,
      detail: { customerId, total },
    });
    return made.id;
  });
}
