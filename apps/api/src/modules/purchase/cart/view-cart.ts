import type { CartView } from '@tonalia/contract/purchase';
import type { Clock } from '../../../platform/clock.ts';
import type { Actor, Buyer } from '../../../platform/http/actor.ts';
import type { Database } from '../../../platform/transaction.ts';
import { toCartView } from './cart-wire.ts';
import { type LoadedCart, readOpenCart } from './read-cart.ts';
import { calculateCart } from './calculate-cart.ts';

export const NO_CART: CartView = { cart: null, outOfStock: [], productsNews: [] };

/** The open cart with current prices. Changes nothing: cart changes stay until they are accepted. */
export async function viewCart(db: Database, clock: Clock, actor: Actor, buyer: Buyer): Promise<CartView> {
  const read = await readOpenCart(db, clock, actor, buyer);
  return read ? showCart(read) : NO_CART;
}

export function showCart({ cart, lines, delivery, coupon }: LoadedCart): CartView {
  return toCartView(cart, lines, calculateCart(cart, lines, delivery, coupon), delivery);
}
