import { AppError } from '@tonalia/contract/errors';
import type { Reordered } from '@tonalia/contract/purchase';
import type { CartCall, CartContext } from '../cart/buyer-call.ts';
import { onlyOwnOf } from '../member-limits/own-orders.ts';
import { requireCoverage } from '../schedule/delivery.ts';
import { addToCart } from './add-to-cart.ts';
import { readComboChoices } from './combo-choices.ts';
import { findOrderedLines } from './reorder.sql.ts';

/** The cart of the order; `lines` limits it to these line numbers. */
export interface ReorderRequest {
  cartId: string;
  lines?: readonly number[] | undefined;
}

/**
 * Adds the lines of an order to the open cart at today's prices, again with each call. Lines added in part or not at all are
 * returned with the reason. Throws CART_NOT_FOUND when the customer has no order of this cart, or it has none of `lines`.
 */
export async function reorder(
  context: CartContext,
  call: CartCall,
  { cartId, lines: requested }: ReorderRequest,
): Promise<Reordered> {
  const { db, clock } = context;
  await requireCoverage(db, call.buyer);
  const ordered = await findOrderedLines(db, { customerId: call.buyer.customerId, cartId, onlyOf: onlyOwnOf(call) });
  const rows = requested ? ordered.filter(({ lineNo }) => requested.includes(lineNo)) : ordered;
  if (rows.length === 0) throw new AppError('CART_NOT_FOUND');
  return addToCart(context, call, async (tx, shopper) => {
    const chosenOf = await readComboChoices(tx, clock, shopper, rows);
    return rows.map((row) => ({ ...row, chosen: chosenOf(row) }));
  });
}
