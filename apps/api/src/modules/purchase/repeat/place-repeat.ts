import type { PlacedOrder } from '@tonalia/contract/placed-order';
import { randomUUID } from 'node:crypto';
import { AppError } from '@tonalia/contract/errors';
import { type Transaction, brokenConstraint, inTransaction } from '../../../platform/transaction.ts';
import type { BuyerCall } from '../cart/buyer-call.ts';
import { insertApartCart } from '../cart/apart-cart.sql.ts';
import { lockCart, lockCartToOrder, setLines } from '../cart/cart.sql.ts';
import { requireMember } from '../member-limits/require-member.ts';
import type { PlaceOrderContext } from '../order/orderable-cart.ts';
import { placeCart, withFreeCode } from '../order/place-order.ts';
import { findOrderOfCart } from '../order/place-order.sql.ts';
import { requireUnchanged } from '../order/take-units.ts';
import { type RepeatRequest, readRepeat } from './read-repeat.ts';

/** What the buyer confirmed. */
export interface ConfirmedRepeat extends RepeatRequest {
  /** The id of the order's own cart. */
  repeatId: string;
  /** Names what the buyer saw. */
  seen: string;
}

/**
 * Places an earlier order again in a cart of its own, exactly once for each `repeatId`; the open cart is not touched. CART_CHANGED when
 * prices, stock, dates or the delivery differ from what was seen, and the errors of placing.
 */
export async function placeRepeat(
  context: PlaceOrderContext,
  call: BuyerCall,
  request: ConfirmedRepeat,
): Promise<PlacedOrder> {
  const before = await inTransaction(context.db, (tx) => findPlaced(tx, call, request.repeatId));
  if (before) return before;
  try {
    return await withFreeCode((codeLength) =>
      inTransaction(context.db, (tx) => placeNow(context, tx, call, { request, codeLength })),
    );
  } catch (error) {
    if (brokenConstraint(error) !== 'cart_pkey') throw error;
    const placed = await inTransaction(context.db, (tx) => findPlaced(tx, call, request.repeatId));
    if (!placed) throw new AppError('IDEMPOTENCY_KEY_REUSED');
    return placed;
  }
}

async function findPlaced(
  tx: Transaction,
  { actor, buyer }: BuyerCall,
  cartId: string,
): Promise<PlacedOrder | undefined> {
  const [cart] = await lockCart(tx, { cartId, identityId: actor.identityId, customerId: buyer.customerId });
  if (cart?.status !== 'ordered') return undefined;
  const [order] = await findOrderOfCart(tx, cartId);
  return order;
}

async function placeNow(
  context: PlaceOrderContext,
  tx: Transaction,
  { actor, buyer }: BuyerCall,
  { request: { repeatId, seen, ...request }, codeLength }: { request: ConfirmedRepeat; codeLength: number },
): Promise<PlacedOrder> {
  const { identityId } = actor;
  const { customerId } = buyer;
  const repeat = await readRepeat(context, tx, { actor, buyer }, request);
  if (repeat.cart.lines.length === 0) throw new AppError('CART_EMPTY');
  if (!repeat.delivery.address) throw new AppError('ADDRESS_REQUIRED');
  const allow = buyer.member && (await requireMember(tx, identityId, customerId));
  const { addressId, warehouseId, paymentMethod, comments, together, lines } = repeat.cart;
  await insertApartCart(tx, {
    id: repeatId,
    identityId,
    operatorId: null,
    customerId,
    addressId,
    warehouseId,
    paymentMethod,
    comments,
    together,
  });
  // after the id is claimed, so that a second tap gets the order of the first one
  if (repeat.seen !== seen) throw new AppError('CART_CHANGED');
  await setLines(tx, { cartId: repeatId, lines: JSON.stringify(lines) });
  const [cart] = await lockCartToOrder(tx, { cartId: repeatId, identityId, customerId });
  if (!cart?.isOpen) throw new AppError('CUSTOMER_NOT_FOUND');
  return placeCart(
    context,
    tx,
    { actor, buyer },
    {
      cart,
      orderId: randomUUID(),
      codeLength,
      origin: {},
      agree: requireUnchanged,
      acceptTotal: (total, onCredit) => allow?.(total, onCredit),
    },
  );
}
