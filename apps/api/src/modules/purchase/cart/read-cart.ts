import type { Clock } from '../../../platform/clock.ts';
import type { Buyer } from '../../../platform/http/actor.ts';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { type StoredCoupon, findCoupon } from '../../marketing/index.ts';
import { type CartDelivery, deliveryOf } from '../schedule/delivery.ts';
import { type StoredCart, findOpenCart } from './cart.sql.ts';
import { type PricedLine, priceLines, readCatalogue } from './catalogue.ts';
import type { BuyerCall, CartContext } from './buyer-call.ts';

/** A cart with everything that determines its price now. */
export interface LoadedCart {
  cart: StoredCart;
  lines: PricedLine[];
  delivery: CartDelivery;
  coupon: StoredCoupon | undefined;
}

/** The open cart with current prices; undefined before the first item. Changes nothing. */
export async function readOpenCart(
  { db, clock }: CartContext,
  { actor, buyer }: BuyerCall,
): Promise<LoadedCart | undefined> {
  const [cart] = await findOpenCart(db, { identityId: actor.identityId, customerId: buyer.customerId });
  return cart && loadCart({ db, clock }, buyer, cart);
}

/** A cart with current prices. Changes nothing. */
export async function loadCart({ db, clock }: CartContext, buyer: Buyer, cart: StoredCart): Promise<LoadedCart> {
  const [delivery, coupon] = await Promise.all([
    deliveryOf(db, db, buyer, cart.addressId),
    couponOf(db, clock, cart, buyer),
  ]);
  const catalogue = await readCatalogue(db, delivery.shopper, cart.lines, clock);
  return { cart, lines: priceLines(cart.lines, catalogue), delivery, coupon };
}

/** The cart's coupon for its customer, as of now. One statement; none without a coupon. */
export async function couponOf(
  db: Database | Transaction,
  clock: Clock,
  { couponId }: Pick<StoredCart, 'couponId'>,
  { customerId }: Pick<Buyer, 'customerId'>,
): Promise<StoredCoupon | undefined> {
  return couponId === null ? undefined : findCoupon(db, clock, customerId, couponId);
}
