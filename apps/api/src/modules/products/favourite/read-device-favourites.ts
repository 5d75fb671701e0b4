import type { KeptOnDevice } from '@tonalia/contract/products';
import type { z } from 'zod';
import type { Shopper } from '../../../platform/http/actor.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { toCard } from '../card/card.ts';
import { findDeals } from '../price/price.sql.ts';
import { findSomeVersions, findUnitsSold } from '../product/product.sql.ts';
import { topSellers } from '../product/top-sellers.rules.ts';
import { toVersion } from '../product/version.ts';
import type { FavouriteRef } from './add-favourite.ts';
import { findDeviceFavourites } from './favourite.sql.ts';

/** A favourite with its current price and stock; `versionId` is null for a whole product. */
export type CurrentFavourite = z.input<typeof KeptOnDevice> & { versionId: string | null };

/** Reads products and shades with the shopper's prices and stock, in the given order, without unsold ones. */
export async function readDeviceFavourites(
  { db, clock }: Pick<ModuleContext, 'db' | 'clock'>,
  shopper: Shopper,
  things: readonly FavouriteRef[],
): Promise<CurrentFavourite[]> {
  if (things.length === 0) return [];
  const now = clock.now();
  const { tradeTypeId, agreedFor, warehouseId } = shopper;
  const shown = { now, tradeTypeId, agreedFor, warehouseId };
  const [rows, deals] = await Promise.all([
    findDeviceFavourites(db, {
      ...shown,
      productIds: things.map(({ productId }) => productId),
      versionCodes: things.map(({ versionCode }) => versionCode),
    }),
    findDeals(db, now, tradeTypeId),
  ]);
  const shades = rows.flatMap(({ version_id }) => version_id ?? []);
  const [versions, sold] = await Promise.all([
    shades.length === 0 ? [] : findSomeVersions(db, { ...shown, versionIds: shades }),
    shades.length === 0 ? [] : findUnitsSold(db, [...new Set(rows.map(({ id }) => id))]),
  ]);
  const best = new Set(
    [...Map.groupBy(sold, ({ product_id }) => product_id).values()].flatMap((of) => [...topSellers(of)]),
  );
  return rows.map((row) => {
    const version = versions.find(({ id }) => id === row.version_id);
    return {
      versionId: row.version_id,
      versionCode: row.version_code,
      product: toCard(row, deals, shopper),
      version: version ? toVersion(version, row, deals, best.has(version.id)) : null,
    };
  });
}
