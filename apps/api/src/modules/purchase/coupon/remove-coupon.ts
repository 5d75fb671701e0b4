import type { CartView } from '@tonalia/contract/purchase';
import type { Clock } from '../../../platform/clock.ts';
import type { Actor, Buyer } from '../../../platform/http/actor.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { lockOpenCart, setCoupon } from '../cart/cart.sql.ts';
import { editLockedCart } from '../cart/edit-cart.ts';
import { NO_CART } from '../cart/view-cart.ts';
import { deliveryOf } from '../schedule/delivery.ts';

/** Removes the coupon of the open cart, if any. */
export async function removeCoupon(db: Database, clock: Clock, actor: Actor, buyer: Buyer): Promise<CartView> {
  return inTransaction(db, async (tx) => {
    const [cart] = await lockOpenCart(tx, actor.identityId, buyer.customerId);
    if (!cart) return NO_CART;
    if (cart.couponId !== null) await setCoupon(tx, cart.id, null);
    const delivery = await deliveryOf(db, tx, buyer, cart.addressId);
    return editLockedCart(tx, clock, { ...cart, couponId: null }, delivery, () => []);
  });
}
