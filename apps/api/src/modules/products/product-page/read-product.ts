import type { OfficeProduct, OfficeShade } from '@tonalia/contract/product-office';
import { AppError } from '@tonalia/contract/errors';
import { type Deal, type DealSubject, settlePrice } from '@tonalia/rules/price';
import { type OfficeRole, operatorCan } from '@tonalia/contract/office-rights';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { findDeals } from '../price/price.sql.ts';
import { warehouseNames } from '../stock-office/list-stock.ts';
import { packFieldsOf } from './pack.ts';
import { topUnitsOf } from './top-shades.rules.ts';
import { versionPicture, volumeName } from '../wire.ts';
import { readOfficeProduct, readOfficeShades, readProductPlaces } from './product-page.sql.ts';

/** A product as the office edits it, without what the role does not see. PRODUCT_NOT_FOUND. */
export async function readProduct(
  db: Database | Transaction,
  { id, role, clock }: { id: string; role: OfficeRole; clock: Clock },
): Promise<OfficeProduct> {
  const now = clock.now();
  const [[product], shades, [places], warehouses, deals] = await Promise.all([
    readOfficeProduct(db, id),
    readOfficeShades(db, { id, now }),
    readProductPlaces(db, { id, now }),
    warehouseNames(db),
    findDeals(db, now, ''),
  ]);
  if (!product || !places) throw new AppError('PRODUCT_NOT_FOUND');
  const { combos, lists, deals: runs, dispatch, closes, capacity, taken } = places;
  const sees = {
    prices: operatorCan(role, 'prices.read'),
    costs: operatorCan(role, 'costs.read'),
    stock: operatorCan(role, 'stock.read') && product.kind === 'simple',
  };
  return {
    _id: product.id,
    code: product.code,
    name: product.name,
    description: product.description,
    brandId: product.brandId,
    categoryId: product.categoryId,
    kind: product.kind,
    hasShades: product.hasVersions,
    minimum: product.minimum,
    taxClass: product.taxClass,
    offer: sees.prices
      ? offerOn({ ...product, productId: product.id, manufacturerId: product.brandId }, shades, deals)
      : null,
    ...packFieldsOf(product),
    state: product.selling,
    reason: product.reason,
    shades: shades.map((shade) => toShade(shade, { ...sees, topUnits: topUnitsOf(shades) })),
    warehouses: sees.stock ? warehouses : [],
    presale:
      dispatch === null || closes === null
        ? null
        : { dispatch, closes: closes.toISOString(), capacity, taken: taken ?? 0 },
    places: { combos, lists, deals: runs },
    version: product.version,
  };
}

export type OfficeShadeRow = Awaited<ReturnType<typeof readOfficeShades>>[number];

/** The best deal on a unit of the cheapest shade. */
function offerOn(
  subject: DealSubject,
  shades: readonly OfficeShadeRow[],
  deals: readonly Deal[],
): OfficeProduct['offer'] {
  const basePrice = Math.min(...shades.map(({ price }) => price));
  const { best } = settlePrice({ ...subject, basePrice, tradePrice: null, programmed: [] }, deals, 1);
  return best ? { name: best.name, type: best.discountType, amount: best.amount } : null;
}

const toShade = (
  row: OfficeShadeRow,
  sees: { prices: boolean; costs: boolean; stock: boolean; topUnits: number },
): OfficeShade => ({
  _id: row.id,
  code: row.code,
  shade: row.shade_code,
  name: row.shade_name,
  volume: volumeName(row),
  swatch: row.hex,
  price: sees.prices ? row.price : null,
  cost: sees.costs ? row.cost : null,
  state: row.selling,
  reason: row.reason,
  available: sees.stock ? Object.values(row.stock).reduce((sum, units) => sum + units, 0) : null,
  stock: sees.stock ? row.stock : null,
  isTopSeller: row.unitsSold >= sees.topUnits,
  isNew: row.isNew,
  photo: row.photo === null ? null : versionPicture(row.id, row.photo),
});
