import { maxFavourites } from '@tonalia/rules/policy';
import type { Buyer } from '../../../platform/http/actor.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { FavouriteThing } from './add-favourite.ts';
import { findMarks, holdFavourites, insertFavourites } from './favourite.sql.ts';
import { readKept } from './read-kept.ts';

/**
 * Merges a device's favourites, newest first, into a customer's, each with its current price. Returns all marks; repeating it has no
 * effect.
 */
export async function mergeFavourites(
  { db, clock }: Pick<ModuleContext, 'db' | 'clock'>,
  buyer: Buyer,
  things: readonly FavouriteThing[],
): Promise<string[]> {
  const kept = await readKept({ db, clock }, buyer, things);
  return inTransaction(db, async (tx) => {
    await holdFavourites(tx, buyer.customerId);
    await insertFavourites(tx, {
      customerId: buyer.customerId,
      productIds: kept.map(({ product }) => product._id),
      versionIds: kept.map(({ versionId }) => versionId),
      prices: kept.map(({ product, version }) => (version ?? product).price),
      at: clock.now(),
      most: maxFavourites,
    });
    return (await findMarks(tx, buyer.customerId)).map(({ mark }) => mark);
  });
}
