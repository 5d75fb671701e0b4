import { AppError } from '@tonalia/contract/errors';
import type { Product } from '@tonalia/contract/products';
import type { Shopper } from '../../../platform/http/actor.ts';
import { toCard } from '../card/card.ts';
import { readCardRows } from '../card/read-cards.ts';
import type { CatalogueContext } from '../catalogue-index/catalogue.ts';
import type { CatalogueIndex } from '../catalogue-index/catalogue-index.ts';
import { toAssemblies } from './assemblies.ts';
import { findParts } from '../combo/combo.sql.ts';
import { partsPrice } from '../combo/parts-price.ts';
import { photoPicture, productPicture, versionPicture } from '../wire.ts';
import { findProduct as findProductRow, findRelated } from './product.sql.ts';
import { relatedTo } from './related.ts';
import { topSellers } from './top-sellers.rules.ts';
import { toVersion } from './version.ts';

const GALLERY_SHADES = 4;

/**
 * A product with all its versions for the shopper. One statement; one more for the parts of a combo, and those of `readCardRows`. While the
 * index is behind, PostgreSQL chooses the related products too.
 */
export async function findProduct(context: CatalogueContext, shopper: Shopper, id: string): Promise<Product> {
  const { db, clock, catalogue } = context;
  const now = clock.now();
  const { tradeTypeId, agreedFor, warehouseId } = shopper;
  const [index, [product]] = await Promise.all([
    catalogue.current(),
    findProductRow(db, { now, tradeTypeId, agreedFor, warehouseId, productId: id }),
  ]);
  if (!product) throw new AppError('PRODUCT_NOT_FOUND');
  const related = await readRelated(context, index, shopper, product);
  const [{ rows, deals }, parts] = await Promise.all([
    readCardRows(context, { index, shopper, now }, [product.id, ...related]),
    product.kind === 'combo' ? findParts(db, { now, tradeTypeId, agreedFor, comboIds: [id] }) : [],
  ]);
  const [row, ...cards] = rows;
  if (row?.id !== product.id) throw new AppError('PRODUCT_NOT_FOUND');
  const { matched: _matched, ...card } = toCard(row, deals, shopper);
  const versionsOf = Map.groupBy(product.versions, (version) => version.product_id);
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
    gallery: [
      productPicture(row.id, row.photo),
      ...product.photos.slice(1).map(photoPicture),
      ...shades.map(({ id: shade, photo }) => versionPicture(shade, photo)),
    ],
    versions: versions.map((version) => toVersion(version, row, deals, best.has(version.id))),
    assemblies: toAssemblies(parts, versionsOf, deals),
    partsPrice: partsPrice(parts, deals),
    related: cards.map((one) => toCard(one, deals, shopper)),
  };
}

async function readRelated(
  { db, catalogue }: CatalogueContext,
  index: CatalogueIndex,
  { warehouseId }: Shopper,
  product: { id: string; together: readonly [id: string, times: number][]; assembled_with: readonly string[] },
): Promise<string[]> {
  if (!catalogue.isCurrent(index)) {
    const rows = await findRelated(db, { warehouseId, productId: product.id });
    return rows.map(({ id }) => id);
  }
  const { id, together, assembled_with } = product;
  return relatedTo(index, { id, together: new Map(together), assembledWith: new Set(assembled_with), warehouseId });
}
