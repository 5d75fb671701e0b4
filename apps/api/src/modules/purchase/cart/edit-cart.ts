import type { CartView } from '@tonalia/contract/purchase';
import type { Clock } from '../../../platform/clock.ts';
import type { Actor, Buyer } from '../../../platform/http/actor.ts';
import { type Database, type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { type Delivery, deliveryOf } from '../schedule/delivery.ts';
import { unitsByProduct } from './cart.rules.ts';
import type { CartLine } from './cart-line.rules.ts';
import { type StoredCart, holdOpenCart, setLines } from './cart.sql.ts';
import { type CartWrite, claim } from './cart-write.ts';
import { type PricedLine, priceLines, readCatalogue } from './catalogue.ts';
import { seeOwnChanges } from './seen-price.rules.ts';
import { isSameLine, withLines } from './line-key.rules.ts';
import { couponOf } from './read-cart.ts';
import { NO_CART, showCart } from './view-cart.ts';

/** Answers with the lines to write, zero units to remove. */
export type Edit = (lines: readonly PricedLine[]) => CartLine[];

/**
 * Changes lines of the open cart while nobody else can, and shows the cart that results. Who comes second works on what the
 * first left, so no change is lost. Without a cart `edit` is asked about no lines. A `write` that was made before changes nothing.
 */
export async function editCart(
  db: Database,
  clock: Clock,
  actor: Actor,
  buyer: Buyer,
  edit: Edit,
  write?: CartWrite,
): Promise<CartView> {
  return inTransaction(db, async (tx) => {
    const [cart] = await holdOpenCart(tx, actor.identityId, buyer.customerId);
    const { isRepeated } = await claim(tx, actor.identityId, write);
    const change: Edit = isRepeated ? () => [] : edit;
    if (!cart) {
      change([]);
      return NO_CART;
    }
    const delivery = await deliveryOf(db, tx, buyer, cart.addressId);
    return editHeld(tx, clock, cart, delivery, change);
  });
}

/** The same for a cart the transaction holds already. */
export async function editHeld(
  tx: Transaction,
  clock: Clock,
  cart: StoredCart,
  delivery: Delivery,
  edit: Edit,
): Promise<CartView> {
  const catalogue = await readCatalogue(tx, delivery.shopper, cart.lines, clock);
  const changed = edit(priceLines(cart.lines, catalogue));
  const after = withLines(cart.lines, changed);
  const seen = seeOwnChanges(after, unitsByProduct(cart.lines), unitsByProduct(after), catalogue.factsOf);
  const written = [...changed.filter((line) => !seen.some((one) => isSameLine(one, line))), ...seen];
  if (written.length > 0) await setLines(tx, cart.id, JSON.stringify(written));
  const lines = withLines(after, seen);
  const coupon = await couponOf(tx, clock, cart, delivery.shopper);
  return showCart({ cart: { ...cart, lines }, lines: priceLines(lines, catalogue), delivery, coupon });
}
