import { AppError } from '@tonalia/contract/errors';
import { maxFavourites } from '@tonalia/rules/policy';
import type { Buyer } from '../../../platform/http/actor.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { priceFactsOf } from '../price/price-facts.ts';
import { priceOf } from '@tonalia/rules/price';
import { findDeals } from '../price/price.sql.ts';
import { findProductOrShade, findMarks, lockFavourites, insertFavourite } from './favourite.sql.ts';

/** A product, or one of its shades. */
export interface FavouriteRef {
  productId: string;
  versionCode: string | null;
}

/** Adds a product or shade to a customer's favourites, with its current price. Returns all favourites. */
export async function addFavourite(
  { db, clock }: ModuleContext,
  buyer: Buyer,
  { productId, versionCode }: FavouriteRef,
): Promise<string[]> {
  const now = clock.now();
  const { customerId, tradeTypeId, agreedFor } = buyer;
  const priced = { now, tradeTypeId, agreedFor, productId };
  const [found, deals] = await Promise.all([
    findProductOrShade(db, { ...priced, versionCode }),
    findDeals(db, now, tradeTypeId),
  ]);
  const [row] = found;
  if (!row) {
    const [product] = versionCode === null ? [] : await findProductOrShade(db, { ...priced, versionCode: null });
    throw new AppError(product ? 'VERSION_NOT_FOUND' : 'PRODUCT_NOT_FOUND');
  }
  const { price } = priceOf(priceFactsOf(row), deals, row.min_quantity);
  const mark = row.version_id === null ? productId : `${productId} ${versionCode}`;
  return inTransaction(db, async (tx) => {
    await lockFavourites(tx, customerId);
    await insertFavourite(tx, {
      customerId,
      productId,
      versionId: row.version_id,
      price,
      at: now,
      most: maxFavourites,
    });
    const marks = (await findMarks(tx, customerId)).map((one) => one.mark);
    if (!marks.includes(mark)) throw new AppError('FAVORITES_FULL');
    return marks;
  });
}
