import { maxCartLines } from '@tonalia/rules/policy';
import type { NotAdded, Reordered } from '@tonalia/contract/purchase';
import type { Shopper } from '../../../platform/http/actor.ts';
import { type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { unitsByProduct } from '@tonalia/rules/cart-lines';
import type { CartLine } from '../cart/cart-line.rules.ts';
import { openCart, setLines } from '../cart/cart.sql.ts';
import { claimCartWrite } from '../cart/cart-write.ts';
import { type CartCatalogue, priceLines, readCatalogue } from '../cart/catalogue.ts';
import { carrySeenPrices } from '../cart/seen-price.rules.ts';
import { isSameLine, withLines } from '../cart/line-key.rules.ts';
import { couponOf } from '../cart/read-cart.ts';
import { showCart } from '../cart/view-cart.ts';
import { deliveryOf } from '../schedule/delivery.ts';
import { reasons } from './messages.es-CO.ts';
import { type ReorderOutcome, type ReorderItem, addReorderItems } from './reorder.rules.ts';
import type { CartCall, CartContext } from '../cart/buyer-call.ts';

/** A version to add, as it is called when it cannot be added. */
export type AddedItem = ReorderItem & Omit<NotAdded, 'added' | 'kind' | 'reason'>;

/**
 * Adds items to the open cart at today's prices, in one write; with the same key, once. Those added in part or not at all are returned
 * with the reason.
 */
export async function addToCart(
  { db, clock }: CartContext,
  { actor, buyer, write: made }: CartCall,
  readItems: (tx: Transaction, shopper: Shopper) => Promise<readonly AddedItem[]>,
): Promise<Reordered> {
  return inTransaction(db, async (tx) => {
    const [cart] = await openCart(tx, {
      identityId: actor.identityId,
      customerId: buyer.customerId,
      isOperator: actor.operator !== undefined,
    });
    if (!cart) throw new Error('the cart was not opened');
    const delivery = await deliveryOf(db, tx, buyer, cart.addressId);
    const items = await readItems(tx, delivery.shopper);
    const catalogue = await readCatalogue(tx, delivery.shopper, [...cart.lines, ...items.map(toCartLine)], clock);
    const { changed, outcomes } = addReorderItems(cart.lines, items, { ...catalogue, mostLines: maxCartLines });
    const summary = summarise(items, outcomes);
    const { isRepeated, answer } = await claimCartWrite(tx, actor.identityId, made, summary);
    const lines = isRepeated ? cart.lines : await writeLines(tx, cart.id, { before: cart.lines, changed, catalogue });
    const coupon = await couponOf(tx, clock, cart, buyer);
    const view = showCart({ cart: { ...cart, lines }, lines: priceLines(lines, catalogue), delivery, coupon });
    // as: the answer stored by claimCartWrite above
    return { ...view, ...(isRepeated ? (answer as typeof summary) : summary) };
  });
}

export const toCartLine = (item: ReorderItem): CartLine => ({
  ...item,
  advanced: false,
  seenPrice: 1,
  seenDate: null,
  seenOther: false,
});

/** Writes the changed lines at today's prices, and other lines of their products when their price changes with the units. */
async function writeLines(
  tx: Transaction,
  cartId: string,
  {
    before,
    changed,
    catalogue: { factsOf },
  }: { before: readonly CartLine[]; changed: readonly CartLine[]; catalogue: CartCatalogue },
): Promise<CartLine[]> {
  const units = unitsByProduct(withLines(before, changed));
  const today = changed.map((line) => {
    const facts = factsOf(line);
    const seenPrice = facts.price(units.get(line.productId) || 1).price;
    return { ...line, seenPrice, seenDate: line.advanced ? (facts.presale?.dispatchDate ?? null) : null };
  });
  const after = withLines(before, today);
  const others = after.filter((line) => !today.some((one) => isSameLine(one, line)));
  const seen = carrySeenPrices(others, unitsByProduct(before), units, factsOf);
  if (today.length > 0) await setLines(tx, { cartId, lines: JSON.stringify([...today, ...seen]) });
  return withLines(after, seen);
}

function summarise(
  rows: readonly AddedItem[],
  outcomes: readonly ReorderOutcome[],
): { added: number; notAdded: NotAdded[] } {
  const notAdded = rows.flatMap((row, n) => {
    const { added, why } = outcomes[n] ?? { added: 0, why: null };
    if (why === null) return [];
    const { code, versionCode, name, versionName, image, tile, quantity } = row;
    const reason = reasons[why]({ added, quantity });
    return [{ code, versionCode, name, versionName, image, tile, quantity, added, kind: why, reason }];
  });
  return { added: outcomes.reduce((sum, { added }) => sum + added, 0), notAdded };
}
