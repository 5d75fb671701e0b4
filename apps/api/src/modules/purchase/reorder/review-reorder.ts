import { maxCartLines } from '@tonalia/rules/policy';
import { AppError } from '@tonalia/contract/errors';
import type { ReorderLine } from '@tonalia/contract/purchase';
import { findOpenCart } from '../cart/cart.sql.ts';
import { type CartCatalogue, readCatalogue } from '../cart/catalogue.ts';
import { onlyOwnOf } from '../member-limits/own-orders.ts';
import { deliveryOf, requireCoverage } from '../schedule/delivery.ts';
import { readComboChoices } from './combo-choices.ts';
import { reviewReasons } from './messages.es-CO.ts';
import { toCartLine } from './add-to-cart.ts';
import { type ReorderOutcome, type ReorderItem, addReorderItems } from './reorder.rules.ts';
import { type OrderedLineRow, findOrderedLines } from './reorder.sql.ts';
import type { BuyerCall, CartContext } from '../cart/buyer-call.ts';

/**
 * Lines of an order with today's prices, and the units of each that `reorder` would add now. Changes nothing. Throws
 * CART_NOT_FOUND when the customer has no order of this cart.
 */
export async function reviewReorder(
  { db, clock }: CartContext,
  { actor, buyer }: BuyerCall,
  cartId: string,
): Promise<ReorderLine[]> {
  await requireCoverage(db, buyer);
  const rows = await findOrderedLines(db, {
    customerId: buyer.customerId,
    cartId,
    onlyOf: onlyOwnOf({ actor, buyer }),
  });
  if (rows.length === 0) throw new AppError('CART_NOT_FOUND');
  const [cart] = await findOpenCart(db, { identityId: actor.identityId, customerId: buyer.customerId });
  const lines = cart?.lines ?? [];
  const { shopper } = await deliveryOf(db, db, buyer, cart?.addressId ?? null);
  const chosenOf = await readComboChoices(db, clock, shopper, rows);
  const items = rows.map((row) => ({ ...row, chosen: chosenOf(row) }));
  const catalogue = await readCatalogue(db, shopper, [...lines, ...items.map(toCartLine)], clock);
  const { outcomes } = addReorderItems(lines, items, { ...catalogue, mostLines: maxCartLines });
  return items.map((item, n) => toLine(item, outcomes[n] ?? { added: 0, why: null }, catalogue));
}

function toLine(
  row: OrderedLineRow & ReorderItem,
  { added, why }: ReorderOutcome,
  { factsOf }: CartCatalogue,
): ReorderLine {
  const { lineNo, code, versionCode, name, versionName, color, image, tile, quantity, price: priceBefore } = row;
  const facts = factsOf(toCartLine(row));
  return {
    lineNo,
    code,
    versionCode,
    name,
    versionName,
    color,
    image,
    tile,
    quantity,
    available: added,
    priceBefore,
    price: facts.active ? facts.price(added || quantity).price : null,
    kind: why,
    reason: why && reviewReasons[why]({ added, quantity }),
  };
}
