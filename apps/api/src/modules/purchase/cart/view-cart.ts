import type { CartView } from '@tonalia/contract/purchase';
import { toCartView } from './cart-wire.ts';
import { type LoadedCart, readOpenCart } from './read-cart.ts';
import { calculateCart } from './calculate-cart.ts';
import type { BuyerCall, CartContext } from './buyer-call.ts';

export const NO_CART: CartView = { cart: null, outOfStock: [], productsNews: [] };

/** The open cart with current prices. Changes nothing: cart changes stay until they are accepted. */
export async function viewCart(context: CartContext, call: BuyerCall): Promise<CartView> {
  const read = await readOpenCart(context, call);
  return read ? showCart(read) : NO_CART;
}

export function showCart({ cart, lines, delivery, coupon }: LoadedCart): CartView {
  return toCartView(cart, lines, calculateCart(cart, lines, delivery, coupon), delivery);
}
