import type { CartView } from '@tonalia/contract/purchase';
import type { Clock } from '../../../platform/clock.ts';
import type { Actor, Buyer } from '../../../platform/http/actor.ts';
import type { Database } from '../../../platform/transaction.ts';
import { type Delivery, deliveryOf } from '../delivery.ts';
import { toCartView } from '../wire.ts';
import { type Totals, totalsOf } from './cart.rules.ts';
import { type StoredCart, findOpenCart } from './cart.sql.ts';
import { type PricedLine, priceLines, readCatalogue } from './catalogue.ts';

export const NO_CART: CartView = { cart: null, outOfStock: [], productsNews: [] };

/** The open cart as it would be bought now. Reading changes nothing: what is new stays new until it is accepted. */
export async function viewCart(db: Database, clock: Clock, actor: Actor, buyer: Buyer): Promise<CartView> {
  const [cart] = await findOpenCart(db, actor.identityId, buyer.customerId);
  if (!cart) return NO_CART;
  const delivery = await deliveryOf(db, db, buyer, cart.addressId);
  const catalogue = await readCatalogue(db, delivery.shopper, cart.lines, clock);
  return showCart(cart, priceLines(cart.lines, catalogue), delivery);
}

export function showCart(cart: StoredCart, lines: readonly PricedLine[], delivery: Delivery): CartView {
  return toCartView(cart, lines, cartTotals(cart, lines, delivery), delivery);
}

/** What the lines that can be bought come to. */
export function cartTotals(cart: StoredCart, lines: readonly PricedLine[], { coverage }: Delivery): Totals {
  const buyable = lines
    .filter(({ news }) => news !== 'gone')
    .map(({ line, price, originalPrice }) => ({ quantity: line.quantity, price, originalPrice }));
  return totalsOf(buyable, cart.method?.movement ?? null, coverage?.shippingFee ?? 0);
}
