import { AppError } from '@tonalia/contract/errors';
import type { Product } from '@tonalia/contract/products';
import type { Shopper } from '../../../platform/http/actor.ts';
import { toCard } from '../card/card.ts';
import { readCardRows } from '../card/read-cards.ts';
import type { CatalogueContext } from '../catalogue-index/catalogue.ts';
import { toAssemblies } from './assemblies.ts';
import { findParts } from '../combo/combo.sql.ts';
import { partsPrice } from '../combo/parts-price.ts';
import { productPicture, versionPicture } from '../wire.ts';
import { findProduct as findProductRow, findVersions } from './product.sql.ts';
import { topSellers } from './top-sellers.rules.ts';
import { toVersion } from './version.ts';

const GALLERY_SHADES = 4;

/** A product with all its versions, as the shopper sees them. Four statements, whatever it has; a fifth as with `readCards`. */
export async function findProduct(context: CatalogueContext, shopper: Shopper, id: string): Promise<Product> {
  const { db, clock, catalogue } = context;
  const now = clock.now();
  const { tradeTypeId, warehouseId } = shopper;
  const [index, [product], found, parts] = await Promise.all([
    catalogue.current(),
    findProductRow(db, warehouseId, id),
    findVersions(db, { now, tradeTypeId, warehouseId, productId: id }),
    findParts(db, { now, tradeTypeId, comboIds: [id] }),
  ]);
  if (!product) throw new AppError('PRODUCT_NOT_FOUND');
  const shown = [product.id, ...product.related].map((one) => ({ id: one }));
  const { rows, deals } = await readCardRows(context, { index, shopper, now }, shown);
  const [row, ...related] = rows;
  if (row?.id !== product.id) throw new AppError('PRODUCT_NOT_FOUND');
  const { matched: _matched, ...card } = toCard(row, deals, shopper);
  const versionsOf = Map.groupBy(found, (version) => version.product_id);
  const versions = versionsOf.get(product.id) ?? [];
  const best = topSellers(versions);
  const shades = versions.filter((version) => version.hex !== null).slice(0, GALLERY_SHADES);
  return {
    ...card,
    description: product.description,
    breadcrumbs: [
      ...(row.parent_category_id !== null && row.parent_category_name !== null
        ? [{ _id: row.parent_category_id, name: row.parent_category_name }]
        : []),
      { _id: row.category_id, name: row.category_name },
    ],
    gallery: [productPicture(row.id), ...shades.map((version) => versionPicture(version.id))],
    versions: versions.map((version) => toVersion(version, row, deals, best.has(version.id))),
    assemblies: toAssemblies(parts, versionsOf, deals),
    partsPrice: partsPrice(parts, deals),
    related: related.map((one) => toCard(one, deals, shopper)),
  };
}
