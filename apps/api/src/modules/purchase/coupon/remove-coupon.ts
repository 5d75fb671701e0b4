import type { CartView } from '@tonalia/contract/purchase';
import { inTransaction } from '../../../platform/transaction.ts';
import { lockOpenCart, setCoupon } from '../cart/cart.sql.ts';
import { editLockedCart } from '../cart/edit-cart.ts';
import { NO_CART } from '../cart/view-cart.ts';
import { deliveryOf } from '../schedule/delivery.ts';
import type { BuyerCall, CartContext } from '../cart/buyer-call.ts';

/** Removes the coupon of the open cart, if any. */
export async function removeCoupon({ db, clock }: CartContext, { actor, buyer }: BuyerCall): Promise<CartView> {
  return inTransaction(db, async (tx) => {
    const [cart] = await lockOpenCart(tx, { identityId: actor.identityId, customerId: buyer.customerId });
    if (!cart) return NO_CART;
    if (cart.couponId !== null) await setCoupon(tx, { cartId: cart.id, couponId: null });
    const delivery = await deliveryOf(db, tx, buyer, cart.addressId);
    return editLockedCart(tx, clock, { cart: { ...cart, couponId: null }, delivery, edit: () => [] });
  });
}
