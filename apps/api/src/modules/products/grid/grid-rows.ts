import type { GridProduct, GridVersion } from '@tonalia/contract/products-grid';
import { type OfficeRole, operatorCan } from '@tonalia/contract/office-rights';
import { type Deal, priceOf } from '@tonalia/rules/price';
import { pictureOfVersion, productPicture, shadeName, tileOf, versionName } from '../wire.ts';
import type { readGridProducts, readGridVersions } from './grid.sql.ts';
import type { PickedProduct } from './pick-grid.rules.ts';

export type ListedVersion = Awaited<ReturnType<typeof readGridVersions>>[number];
export type ProductRow = Awaited<ReturnType<typeof readGridProducts>>[number] & PickedProduct;

/** What rows need beside their own columns. */
export interface ListedFacts {
  role: OfficeRole;
  deals: readonly Deal[];
  /** Least units sold of a top seller of the catalogue. */
  topSellerUnits: number;
}

/** The row of a version, without what the role does not see. */
export function toVersion(row: ListedVersion, facts: ListedFacts): GridVersion {
  const name = versionName(row);
  return {
    ...sharedOf(row, row.basePrice, facts),
    _id: row.id,
    code: row.code,
    productId: row.productId,
    productName: row.productName,
    image: pictureOfVersion({
      versionId: row.id,
      versionPhoto: row.versionPhoto,
      hex: row.hex,
      productId: row.productId,
      productPhoto: row.productPhoto,
    }),
    tile: tileOf(row.productId, row.tile),
    shade: row.shade_code,
    name: row.hasVersions ? (row.shade_code === null ? name : (row.shade_name ?? shadeName(row))) : null,
    swatch: row.hex,
    price: operatorCan(facts.role, 'prices.read') ? row.price : null,
    isVisible: row.isVisible,
    version: row.version,
  };
}

/** The row of a product; `only` is its single version. */
export function toProduct(row: ProductRow, only: GridVersion | undefined, facts: ListedFacts): GridProduct {
  const { lowest, highest } = row;
  const seesPrices = operatorCan(facts.role, 'prices.read');
  return {
    ...sharedOf(row, lowest ?? 0, facts),
    _id: row.id,
    code: row.productCode,
    name: row.productName,
    image: productPicture(row.id, row.productPhoto),
    tile: tileOf(row.id, row.tile),
    versions: row.versions,
    visible: row.visible,
    prices: seesPrices && lowest !== null && highest !== null ? { from: lowest, to: highest } : null,
    first: { _id: row.first, version: row.version },
    only: only ?? null,
  };
}

function sharedOf(row: ListedVersion | ProductRow, price: number, { role, deals, topSellerUnits }: ListedFacts) {
  return {
    brand: row.brand,
    minimum: row.minimum,
    available: row.kind === 'combo' || !operatorCan(role, 'stock.read') ? null : row.available,
    offer: operatorCan(role, 'prices.read') ? offerOn(row, price, deals) : null,
    isTopSeller: row.unitsSold > 0 && row.unitsSold >= topSellerUnits,
    isNew: row.isNew,
    presale: row.presale,
  };
}

function offerOn(row: ListedVersion | ProductRow, price: number, deals: readonly Deal[]): GridVersion['offer'] {
  const { productId, manufacturerId, categoryId, parentCategoryId } = row;
  const subject = { productId, manufacturerId, categoryId, parentCategoryId };
  const { applicableDealsId } = priceOf({ ...subject, basePrice: price, tradePrice: null, programmed: [] }, deals, 1);
  const deal = deals.find(({ id }) => id === applicableDealsId);
  return deal ? { type: deal.discountType, amount: deal.amount } : null;
}
