import { maxFavourites } from '@tonalia/rules/policy';
import type { Buyer } from '../../../platform/http/actor.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { FavouriteRef } from './add-favourite.ts';
import { findMarks, lockFavourites, insertFavourites } from './favourite.sql.ts';
import { readDeviceFavourites } from './read-device-favourites.ts';

/**
 * Merges a device's favourites, newest first, into a customer's, each with its current price. Returns all marks; repeating it has no
 * effect.
 */
export async function mergeFavourites(
  { db, clock }: Pick<ModuleContext, 'db' | 'clock'>,
  buyer: Buyer,
  things: readonly FavouriteRef[],
): Promise<string[]> {
  const favourites = await readDeviceFavourites({ db, clock }, buyer, things);
  return inTransaction(db, async (tx) => {
    await lockFavourites(tx, buyer.customerId);
    await insertFavourites(tx, {
      customerId: buyer.customerId,
      productIds: favourites.map(({ product }) => product._id),
      versionIds: favourites.map(({ versionId }) => versionId),
      prices: favourites.map(({ product, version }) => (version ?? product).price),
      at: clock.now(),
      most: maxFavourites,
    });
    return (await findMarks(tx, buyer.customerId)).map(({ mark }) => mark);
  });
}
