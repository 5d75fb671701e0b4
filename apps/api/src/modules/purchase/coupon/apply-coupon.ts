import { AppError } from '@tonalia/contract/errors';
import type { CartView } from '@tonalia/contract/purchase';
import { inTransaction } from '../../../platform/transaction.ts';
import { findCouponByCode } from '../../marketing/index.ts';
import { lockOpenCart, setCoupon } from '../cart/cart.sql.ts';
import { editLockedCart } from '../cart/edit-cart.ts';
import { couponOutcomeFor } from '../cart/calculate-cart.ts';
import { deliveryOf } from '../schedule/delivery.ts';
import type { BuyerCall, CartContext } from '../cart/buyer-call.ts';

/**
 * Puts a coupon in the open cart, replacing another. It is redeemed only by the order. Throws COUPON_NOT_FOUND for codes that are
 * not valid now, and COUPON_NOT_APPLICABLE with the reason.
 */
export async function applyCoupon(
  { db, clock }: CartContext,
  { actor, buyer }: BuyerCall,
  code: string,
): Promise<CartView> {
  const coupon = await findCouponByCode(db, clock, buyer.customerId, code);
  if (!coupon) throw new AppError('COUPON_NOT_FOUND');
  return inTransaction(db, async (tx) => {
    const [cart] = await lockOpenCart(tx, { identityId: actor.identityId, customerId: buyer.customerId });
    if (!cart) throw couponNotApplicable(couponOutcomeFor(coupon, []).reason);
    const delivery = await deliveryOf(db, tx, buyer, cart.addressId);
    const view = await editLockedCart(tx, clock, { cart: { ...cart, couponId: coupon.id }, delivery, edit: () => [] });
    if (!view.cart?.coupon?.available) throw couponNotApplicable(view.cart?.coupon?.reason);
    await setCoupon(tx, { cartId: cart.id, couponId: coupon.id });
    return view;
  });
}

export const couponNotApplicable = (reason: string | null | undefined): AppError<'COUPON_NOT_APPLICABLE'> =>
  new AppError('COUPON_NOT_APPLICABLE', { reason: reason ?? '' });
