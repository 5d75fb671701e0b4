import type { Buyer } from '../../../platform/http/actor.ts';
import type { Database } from '../../../platform/transaction.ts';
import type { FavouriteRef } from './add-favourite.ts';
import { findMarks, removeFavourite as deleteFavourite } from './favourite.sql.ts';

/** Removes a favourite; removing a missing one is no error. Returns the remaining favourites. */
export async function removeFavourite(
  db: Database,
  { customerId }: Buyer,
  { productId, versionCode }: FavouriteRef,
): Promise<string[]> {
  await deleteFavourite(db, { customerId, productId, versionCode });
  return (await findMarks(db, customerId)).map(({ mark }) => mark);
}
