import type { Reordered } from '@tonalia/contract/purchase';
import { findSellablesById } from '../../products/index.ts';
import type { CartCall, CartContext } from '../cart/buyer-call.ts';
import { requireCoverage } from '../schedule/delivery.ts';
import { type AddedItem, addToCart } from './add-to-cart.ts';

/** A version of a list, with its units. */
export interface ListedItem {
  versionId: string;
  quantity: number;
}

/** Adds the versions of a list to the open cart, in one write; a version in several rows is one line. */
export async function addList(context: CartContext, call: CartCall, items: readonly ListedItem[]): Promise<Reordered> {
  await requireCoverage(context.db, call.buyer);
  const units = new Map<string, number>();
  for (const { versionId, quantity } of items) units.set(versionId, (units.get(versionId) ?? 0) + quantity);
  return addToCart(context, call, async (tx, shopper) => {
    const sellables = await findSellablesById(tx, shopper, [...units.keys()], context.clock);
    return sellables.map((sellable): AddedItem => {
      const { productId, versionId, code, versionCode, name, versionName, image, tile } = sellable;
      const quantity = units.get(versionId) ?? 0;
      return {
        productId,
        versionId,
        code,
        versionCode,
        name,
        versionName,
        image,
        tile,
        quantity,
        choice: '',
        chosen: [],
      };
    });
  });
}
