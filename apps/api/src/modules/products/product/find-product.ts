import { AppError } from '@tonalia/contract/errors';
import type { Product } from '@tonalia/contract/products';
import type { Shopper } from '../../../platform/http/actor.ts';
import { toCard } from '../card/card.ts';
import { readCards } from '../card/read-cards.ts';
import type { CatalogueContext } from '../catalogue-index/catalogue.ts';
import { findParts } from '../combo/combo.sql.ts';
import { findAssemblies } from '../combo/find-assemblies.ts';
import { partsPrice } from '../combo/parts-price.ts';
import { findDeals } from '../price/price.sql.ts';
import { productPicture, versionPicture } from '../wire.ts';
import { findProduct as findProductRow, findRelated, findVersions } from './product.sql.ts';
import { topSellers } from './top-sellers.rules.ts';
import { toVersion } from './version.ts';

const GALLERY_SHADES = 4;

/** A product with all its versions, as the shopper sees them. */
export async function findProduct(context: CatalogueContext, shopper: Shopper, id: string): Promise<Product> {
  const { db, clock } = context;
  const now = clock.now();
  const { tradeTypeId, warehouseId } = shopper;
  const [[row], versions, parts, related, deals] = await Promise.all([
    findProductRow(db, now, tradeTypeId, warehouseId, id),
    findVersions(db, now, tradeTypeId, warehouseId, [id]),
    findParts(db, now, tradeTypeId, [id]),
    readRelated(context, shopper, id),
    findDeals(db, now, tradeTypeId),
  ]);
  if (!row) throw new AppError('PRODUCT_NOT_FOUND');
  const { matched: _matched, ...card } = toCard(row, deals, shopper);
  const best = topSellers(versions);
  const shades = versions.filter((version) => version.hex !== null).slice(0, GALLERY_SHADES);
  return {
    ...card,
    description: row.description,
    breadcrumbs: [
      ...(row.parent_category_id !== null && row.parent_category_name !== null
        ? [{ _id: row.parent_category_id, name: row.parent_category_name }]
        : []),
      { _id: row.category_id, name: row.category_name },
    ],
    gallery: [productPicture(row.id), ...shades.map((version) => versionPicture(version.id))],
    versions: versions.map((version) => toVersion(version, row, deals, best.has(version.id))),
    assemblies: await findAssemblies(db, now, shopper, parts, deals),
    partsPrice: partsPrice(parts, deals),
    related,
  };
}

async function readRelated(context: CatalogueContext, shopper: Shopper, id: string): Promise<Product['related']> {
  const [index, related] = await Promise.all([
    context.catalogue.current(),
    findRelated(context.db, shopper.warehouseId, id),
  ]);
  return readCards(context, index, shopper, related);
}
