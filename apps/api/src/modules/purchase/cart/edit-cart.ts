import type { CartView } from '@tonalia/contract/purchase';
import type { Clock } from '../../../platform/clock.ts';
import { type Transaction, committing, inTransaction } from '../../../platform/transaction.ts';
import { type CartDelivery, deliveryOf } from '../schedule/delivery.ts';
import { unitsByProduct } from '@tonalia/rules/cart-lines';
import type { CartLine } from './cart-line.rules.ts';
import { type StoredCart, lockOpenCart, setLines } from './cart.sql.ts';
import { claimCartWrite } from './cart-write.ts';
import { type PricedLine, priceLines, readCatalogue } from './catalogue.ts';
import { carrySeenPrices } from './seen-price.rules.ts';
import { isSameLine, withLines } from './line-key.rules.ts';
import { couponOf } from './read-cart.ts';
import { NO_CART, showCart } from './view-cart.ts';
import type { CartCall, CartContext } from './buyer-call.ts';

/** Returns the lines to write; quantity 0 removes one. */
export type CartEdit = (lines: readonly PricedLine[]) => CartLine[];

/**
 * Edits lines of the locked open cart and returns the resulting view. Concurrent edits are applied one after the other. Without a
 * cart, `edit` gets no lines. A repeated `write` changes nothing.
 */
export async function editCart(
  { db, clock }: CartContext,
  { actor, buyer, write }: CartCall,
  edit: CartEdit,
): Promise<CartView> {
  return inTransaction(db, async (tx) => {
    const [cart] = await lockOpenCart(tx, { identityId: actor.identityId, customerId: buyer.customerId });
    const { isRepeated } = await claimCartWrite(tx, actor.identityId, write);
    const change: CartEdit = isRepeated ? () => [] : edit;
    if (!cart) {
      change([]);
      return NO_CART;
    }
    const delivery = await deliveryOf(db, tx, buyer, cart.addressId);
    return editLockedCart(tx, clock, { cart, delivery, edit: change, isLast: true });
  });
}

/** The same for a cart that the transaction has locked. With `isLast` the transaction commits with it. */
export async function editLockedCart(
  tx: Transaction,
  clock: Clock,
  {
    cart,
    delivery,
    edit,
    isLast = false,
  }: { cart: StoredCart; delivery: CartDelivery; edit: CartEdit; isLast?: boolean },
): Promise<CartView> {
  const [catalogue, coupon] = await Promise.all([
    readCatalogue(tx, delivery.shopper, cart.lines, clock),
    couponOf(tx, clock, cart, delivery.shopper),
  ]);
  const changed = edit(priceLines(cart.lines, catalogue));
  const after = withLines(cart.lines, changed);
  const seen = carrySeenPrices(after, unitsByProduct(cart.lines), unitsByProduct(after), catalogue.factsOf);
  const written = [...changed.filter((line) => !seen.some((one) => isSameLine(one, line))), ...seen];
  if (written.length > 0)
    await setLines(isLast ? committing(tx) : tx, { cartId: cart.id, lines: JSON.stringify(written) });
  const lines = withLines(after, seen);
  return showCart({ cart: { ...cart, lines }, lines: priceLines(lines, catalogue), delivery, coupon });
}
