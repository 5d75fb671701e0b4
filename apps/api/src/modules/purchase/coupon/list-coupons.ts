import type { Coupon } from '@tonalia/contract/purchase';
import type { Clock } from '../../../platform/clock.ts';
import type { Actor, Buyer } from '../../../platform/http/actor.ts';
import type { Database } from '../../../platform/transaction.ts';
import { listCoupons } from '../../marketing/index.ts';
import { readOpenCart } from '../cart/read-cart.ts';
import { couponOutcomeFor } from '../cart/calculate-cart.ts';
import { toCoupon } from '../cart/cart-wire.ts';

/** Public coupons the customer can still use: those that apply to the open cart first, then by savings. */
export async function listCartCoupons(db: Database, clock: Clock, actor: Actor, buyer: Buyer): Promise<Coupon[]> {
  const [read, coupons] = await Promise.all([
    readOpenCart(db, clock, actor, buyer),
    listCoupons(db, clock, buyer.customerId),
  ]);
  return coupons
    .map((coupon) => toCoupon({ ...coupon, ...couponOutcomeFor(coupon, read?.lines ?? []) }))
    .toSorted((a, b) => Number(b.available) - Number(a.available) || b.savings - a.savings);
}
