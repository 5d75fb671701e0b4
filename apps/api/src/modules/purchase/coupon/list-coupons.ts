import type { Coupon } from '@tonalia/contract/purchase';
import { listCoupons } from '../../marketing/index.ts';
import { readOpenCart } from '../cart/read-cart.ts';
import { couponOutcomeFor } from '../cart/calculate-cart.ts';
import { toCoupon } from '../cart/cart-wire.ts';
import type { BuyerCall, CartContext } from '../cart/buyer-call.ts';

/** Public coupons the customer can still use: those that apply to the open cart first, then by savings. */
export async function listCartCoupons(context: CartContext, call: BuyerCall): Promise<Coupon[]> {
  const [read, coupons] = await Promise.all([
    readOpenCart(context, call),
    listCoupons(context.db, context.clock, call.buyer.customerId),
  ]);
  return coupons
    .map((coupon) => toCoupon({ ...coupon, ...couponOutcomeFor(coupon, read?.lines ?? []) }))
    .toSorted((a, b) => Number(b.available) - Number(a.available) || b.savings - a.savings);
}
