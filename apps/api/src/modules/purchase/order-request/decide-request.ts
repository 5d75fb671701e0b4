import type { PlacedOrder } from '@tonalia/contract/placed-order';
import { randomUUID } from 'node:crypto';
import { AppError } from '@tonalia/contract/errors';
import { recordAuditEvent } from '../../../platform/audit.ts';
import { type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { acceptChanges } from '../cart/accept-changes.ts';
import type { BuyerCall } from '../cart/buyer-call.ts';
import { type StoredCart, lockCartToOrder } from '../cart/cart.sql.ts';
import { editLockedCart } from '../cart/edit-cart.ts';
import { placeCart, withFreeCode } from '../order/place-order.ts';
import { findOrderOfCart } from '../order/place-order.sql.ts';
import { requireUnchanged } from '../order/take-units.ts';
import { deliveryOf } from '../schedule/delivery.ts';
import type { OrderRequestContext } from './ask-for-order.ts';
import { noticeMember } from './notice-request.ts';
import { decideRequest, lockOpenCartBeside, lockRequest, moveCartLines, reopenCart } from './order-request.sql.ts';

/** What the owner agrees to: the total that it saw, and whether what changed is fine. */
export interface RequestApproval {
  requestId: string;
  expectedTotal: number;
  acceptChanges: boolean;
}

/**
 * Places the order that a member asked for, in its name and exactly once, with the prices and the stock of now. CART_CHANGED and TOTAL_CHANGED when
 * something changed and the owner has not agreed; REQUEST_NOT_FOUND; REQUEST_DECIDED after it was sent back; and the errors of placing.
 */
export async function approveRequest(
  context: OrderRequestContext,
  { actor: owner, buyer }: BuyerCall,
  { requestId, expectedTotal, acceptChanges: hasAgreed }: RequestApproval,
): Promise<PlacedOrder> {
  const { customerId } = buyer;
  const { clock } = context;
  return withFreeCode((codeLength) =>
    inTransaction(context.db, async (tx) => {
      const { cartId, identityId, state } = await holdRequest(tx, requestId, customerId);
      if (state === 'approved') return orderOf(tx, cartId);
      if (state === 'returned') throw new AppError('REQUEST_DECIDED');
      const read = async () => {
        const [cart] = await lockCartToOrder(tx, { cartId, identityId, customerId });
        if (!cart?.isOpen) throw new AppError('CART_NOT_FOUND');
        return cart;
      };
      const asked = await read();
      if (hasAgreed) await takeChanges(context, tx, { buyer, cart: asked });
      const cart = hasAgreed ? await read() : asked;
      const orderId = randomUUID();
      await decideRequest(tx, { requestId, state: 'approved', why: '', now: clock.now() });
      await noticeMember(context, tx, { requestId, customerId, identityId, why: null });
      await audit(tx, owner.identityId, { action: 'purchase.order_request_approved', requestId, orderId });
      return placeCart(
        context,
        tx,
        { actor: { identityId }, buyer: { ...buyer, member: null } },
        {
          cart,
          orderId,
          codeLength,
          origin: {},
          agree: requireUnchanged,
          acceptTotal: (total) => {
            if (total !== expectedTotal) throw new AppError('TOTAL_CHANGED', { expected: expectedTotal, total });
          },
        },
      );
    }),
  );
}

/** Sends a request back with a reason, once; its lines are in the cart of the member again. REQUEST_NOT_FOUND, REQUEST_DECIDED. */
export async function sendBack(
  context: OrderRequestContext,
  { actor, buyer: { customerId } }: BuyerCall,
  { requestId, why }: { requestId: string; why: string },
): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const { state, identityId, cartId } = await holdRequest(tx, requestId, customerId);
    if (state !== 'waits') throw new AppError('REQUEST_DECIDED');
    await decideRequest(tx, { requestId, state: 'returned', why, now: context.clock.now() });
    await giveBackCart(tx, cartId);
    await noticeMember(context, tx, { requestId, customerId, identityId, why });
    await audit(tx, actor.identityId, { action: 'purchase.order_request_returned', requestId });
  });
}

/** The cart is open again; beside another open one, its lines join that. */
async function giveBackCart(tx: Transaction, cartId: string): Promise<void> {
  const [open] = await lockOpenCartBeside(tx, { cartId });
  if (open) await moveCartLines(tx, { cartId, openId: open.id });
  else await reopenCart(tx, { cartId });
}

async function holdRequest(tx: Transaction, requestId: string, customerId: string) {
  const [request] = await lockRequest(tx, { requestId, customerId });
  if (!request) throw new AppError('REQUEST_NOT_FOUND');
  return request;
}

async function orderOf(tx: Transaction, cartId: string): Promise<PlacedOrder> {
  const [order] = await findOrderOfCart(tx, cartId);
  if (!order) throw new Error(`the request of cart ${cartId} is approved but has no order`);
  return order;
}

async function takeChanges(
  { db, clock }: OrderRequestContext,
  tx: Transaction,
  { buyer, cart }: { buyer: BuyerCall['buyer']; cart: StoredCart },
): Promise<void> {
  const delivery = await deliveryOf(db, tx, buyer, cart.addressId);
  await editLockedCart(tx, clock, { cart, delivery, edit: acceptChanges({ acceptNews: true }) });
}

const audit = (
  tx: Transaction,
  actorId: string,
  { action, requestId, ...detail }: { action: string; requestId: string; orderId?: string },
) => recordAuditEvent(tx, { actorId, action, subjectId: requestId, detail });
