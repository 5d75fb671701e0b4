import { maxCartLines } from '@tonalia/rules/policy';
import { AppError } from '@tonalia/contract/errors';
import type { Clock } from '../../../platform/clock.ts';
import type { Buyer } from '../../../platform/http/actor.ts';
import { type Transaction, committing, inTransaction } from '../../../platform/transaction.ts';
import { requireCoverage } from '../schedule/delivery.ts';
import { type ItemToAdd, addedLines } from './added-lines.ts';
import { unitsByProduct } from '@tonalia/rules/cart-lines';
import type { CartLine } from './cart-line.rules.ts';
import { type StoredCart, findOpenCart, openCart, setLines } from './cart.sql.ts';
import { claimCartWrite, isCartWriteDone } from './cart-write.ts';
import { readCatalogue } from './catalogue.ts';
import { readComboParts } from './combo-parts.ts';
import { carrySeenPrices } from './seen-price.rules.ts';
import { unitsOf, withLines } from './line-key.rules.ts';
import { type AddItemBody, readRequestedItems } from './requested-items.ts';
import type { CartCall, CartContext } from './buyer-call.ts';

export interface AddedItems {
  cartId: string;
  /** Units in the cart. */
  amount: number;
  /** Pesos of the goods at the prices last shown, before delivery and payment method. */
  total: number;
}

/**
 * Adds items to the open cart, all or none: from stock first, the rest in presale where possible. Takes no stock: only an order
 * does. A repeated `write` adds nothing and returns the cart as it is, even when it would be refused now.
 */
export async function addItem(context: CartContext, call: CartCall, body: AddItemBody): Promise<AddedItems> {
  try {
    return await addOnce(context, call, body);
  } catch (refusal) {
    const { actor, buyer, write } = call;
    const isMade = refusal instanceof AppError && (await isCartWriteDone(context.db, actor.identityId, write));
    const [cart] = isMade
      ? await findOpenCart(context.db, { identityId: actor.identityId, customerId: buyer.customerId })
      : [];
    if (!cart) throw refusal;
    return currentCart(cart);
  }
}

async function addOnce(
  { db, clock }: CartContext,
  { actor, buyer, write }: CartCall,
  body: AddItemBody,
): Promise<AddedItems> {
  await requireCoverage(db, buyer);
  const add = (shopper: Buyer) =>
    inTransaction(db, (tx) => addToCart(tx, clock, { actor, buyer: shopper, write }, body));
  const first = await add(buyer);
  if (!('elsewhere' in first)) return first;
  // the cart goes to an address of another warehouse: prices and stock are those of that warehouse
  const second = await add({ ...buyer, warehouseId: first.elsewhere });
  if ('elsewhere' in second) throw new AppError('UNAVAILABLE');
  return second;
}

const currentCart = ({ id, lines }: StoredCart): AddedItems => ({
  cartId: id,
  amount: unitsOf(lines),
  total: lines.reduce((sum, line) => sum + line.seenPrice * line.quantity, 0),
});

async function readItems(tx: Transaction, clock: Clock, shopper: Buyer, body: AddItemBody): Promise<ItemToAdd[]> {
  const items = await readRequestedItems(tx, shopper, body, clock);
  const choose = async (item: (typeof items)[number]) => ({
    ...item,
    parts: await readComboParts({ tx, clock }, shopper, item.sellable, body.assemblies ?? []),
  });
  return Promise.all(items.map(choose));
}

async function addToCart(
  tx: Transaction,
  clock: Clock,
  { actor, buyer, write }: CartCall,
  body: AddItemBody,
): Promise<AddedItems | { elsewhere: string }> {
  const [items, [cart]] = await Promise.all([
    readItems(tx, clock, buyer, body),
    openCart(tx, {
      identityId: actor.identityId,
      customerId: buyer.customerId,
      isOperator: actor.operator !== undefined,
    }),
  ]);
  if (!cart) throw new Error('the cart was not opened');
  if (cart.warehouseId && cart.warehouseId !== buyer.warehouseId) return { elsewhere: cart.warehouseId };
  if ((await claimCartWrite(tx, actor.identityId, write)).isRepeated) return currentCart(cart);

  const added = addedLines(items, cart.lines, body);
  const after = withLines(cart.lines, added);
  if (after.length > maxCartLines) throw new AppError('CART_FULL');
  const others = await othersOfProduct(tx, clock, buyer, { items, before: cart.lines, after });
  await setLines(committing(tx), { cartId: cart.id, lines: JSON.stringify([...added, ...others]) });

  const lines = withLines(after, others);
  const units = unitsByProduct(lines);
  const total = lines.reduce((sum, line) => {
    const sellable = items.find((item) => item.sellable.versionId === line.versionId)?.sellable;
    const price = sellable?.price(units.get(line.productId) ?? 1).price ?? line.seenPrice;
    return sum + price * line.quantity;
  }, 0);
  return { cartId: cart.id, amount: unitsOf(lines), total };
}

/**
 * Other lines of the product with a price that depends on the units added. Read only when an added version's own price changed,
 * because only then was the minimum of a deal crossed.
 */
async function othersOfProduct(
  tx: Transaction,
  clock: Clock,
  buyer: Buyer,
  { items, before, after }: { items: readonly ItemToAdd[]; before: readonly CartLine[]; after: readonly CartLine[] },
): Promise<CartLine[]> {
  const [first] = items;
  const [was, is] = [unitsByProduct(before), unitsByProduct(after)];
  const others = after.filter(
    ({ productId, versionId }) =>
      productId === first?.sellable.productId && !items.some(({ sellable }) => sellable.versionId === versionId),
  );
  if (!first || others.length === 0) return [];
  const { sellable } = first;
  const priceOf = (units: ReadonlyMap<string, number>) => sellable.price(units.get(sellable.productId) ?? 1).price;
  if (priceOf(was) === priceOf(is)) return [];
  const catalogue = await readCatalogue(tx, buyer, others, clock);
  return carrySeenPrices(others, was, is, catalogue.factsOf);
}
