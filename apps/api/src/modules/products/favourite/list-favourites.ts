import type { productsApi } from '@tonalia/contract/products-api';
import type { z } from 'zod';
import type { Buyer } from '../../../platform/http/actor.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { toCard } from '../card/card.ts';
import { findDeals } from '../price/price.sql.ts';
import { findSomeVersions, findUnitsSold } from '../product/product.sql.ts';
import { topSellers } from '../product/top-sellers.rules.ts';
import { toVersion } from '../product/version.ts';
import { type FavouriteRow, findFavourites, findMarks } from './favourite.sql.ts';

type FavouriteList = z.input<(typeof productsApi)['POST /favorite/query']['response']>;

interface FavouriteListPage {
  page: number;
  limit: number;
  marksOnly: boolean;
}

/** A customer's favourites with current prices and stock. */
export async function listFavourites(
  { db, clock }: ModuleContext,
  buyer: Buyer,
  { page, limit, marksOnly }: FavouriteListPage,
): Promise<FavouriteList> {
  const now = clock.now();
  const { customerId, tradeTypeId, agreedFor, warehouseId } = buyer;
  const shown = { now, tradeTypeId, agreedFor, warehouseId };
  const [marks, rows, deals] = await Promise.all([
    findMarks(db, customerId),
    marksOnly ? [] : findFavourites(db, { ...shown, customerId, limit, offset: (page - 1) * limit }),
    marksOnly ? [] : findDeals(db, now, tradeTypeId),
  ]);
  const shades = rows.flatMap(({ version_id }) => version_id ?? []);
  const [versions, sold] =
    shades.length === 0
      ? [[], []]
      : await Promise.all([
          findSomeVersions(db, { ...shown, versionIds: shades }),
          findUnitsSold(db, [...new Set(rows.filter(isShade).map(({ id }) => id))]),
        ]);
  const best = new Set([...Map.groupBy(sold, (version) => version.product_id).values()].flatMap(topIds));
  return {
    results: rows.map((row) => {
      const version = versions.find(({ id }) => id === row.version_id);
      return {
        _id: row.favourite_id,
        versionCode: row.version_code,
        added_at: row.added_at.toISOString(),
        priceThen: row.price_then,
        product: toCard(row, deals, buyer),
        version: version ? toVersion(version, row, deals, best.has(version.id)) : null,
      };
    }),
    page,
    limit,
    total: marks.length,
    pages: Math.ceil(marks.length / limit),
    marks: marks.map(({ mark }) => mark),
  };
}

const isShade = (row: FavouriteRow): boolean => row.version_id !== null;

const topIds = (versions: { id: string; units_sold: number }[]): string[] => [...topSellers(versions)];
