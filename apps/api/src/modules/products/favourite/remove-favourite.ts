import type { Buyer } from '../../../platform/http/actor.ts';
import type { Database } from '../../../platform/transaction.ts';
import type { FavouriteThing } from './add-favourite.ts';
import { findMarks, removeFavourite as deleteFavourite } from './favourite.sql.ts';

/** Takes away what the customer kept; what is not there stays away. Answers with what they still keep. */
export async function removeFavourite(
  db: Database,
  { customerId }: Buyer,
  { productId, versionCode }: FavouriteThing,
): Promise<string[]> {
  await deleteFavourite(db, { customerId, productId, versionCode });
  return (await findMarks(db, customerId)).map(({ mark }) => mark);
}
