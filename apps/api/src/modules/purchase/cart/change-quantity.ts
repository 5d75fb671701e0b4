import { AppError } from '@tonalia/contract/errors';
import type { CartView } from '@tonalia/contract/purchase';
import { checkQuantity } from '@tonalia/rules/quantity';
import { requireCoverage } from '../schedule/delivery.ts';
import type { PricedLine } from './catalogue.ts';
import type { CartLine } from './cart-line.rules.ts';
import { editCart } from './edit-cart.ts';
import { type CartLineReference, findLine } from './find-line.ts';
import type { CartCall, CartContext } from './buyer-call.ts';

/** Sets a line's quantity; 0 removes it. Throws INSUFFICIENT_STOCK with the units left, and CART_LINE_NOT_FOUND. */
export async function changeQuantity(
  context: CartContext,
  call: CartCall,
  reference: CartLineReference & { quantity?: unknown },
): Promise<CartView> {
  await requireCoverage(context.db, call.buyer);
  const change = (lines: readonly PricedLine[]) => [changedLine(findLine(lines, reference), reference.quantity)];
  return editCart(context, call, change);
}

function changedLine({ line, sellable, most }: PricedLine, requested: unknown): CartLine {
  const { quantity, refusal } = checkQuantity(requested, { step: sellable.minQuantity, min: 0 });
  if (refusal) throw refusal;
  if (quantity > most) {
    const code = sellable.versionCode ?? sellable.code;
    throw new AppError('INSUFFICIENT_STOCK', { code, name: sellable.name, left: most });
  }
  return { ...line, quantity };
}
