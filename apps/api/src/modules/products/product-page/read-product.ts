import type { OfficeProduct, OfficeShade } from '@tonalia/contract/product-office';
import { AppError } from '@tonalia/contract/errors';
import { type OfficeRole, operatorCan } from '@tonalia/contract/office-rights';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { warehouseNames } from '../stock-office/list-stock.ts';
import { topUnitsOf } from './top-shades.rules.ts';
import { versionPicture, volumeName } from '../wire.ts';
import { readOfficeProduct, readOfficeShades, readProductPlaces } from './product-page.sql.ts';

/** A product as the office edits it, without what the role does not see. PRODUCT_NOT_FOUND. */
export async function readProduct(
  db: Database | Transaction,
  { id, role, clock }: { id: string; role: OfficeRole; clock: Clock },
): Promise<OfficeProduct> {
  const [[product], shades, [places], warehouses] = await Promise.all([
    readOfficeProduct(db, id),
    readOfficeShades(db, id),
    readProductPlaces(db, { id, now: clock.now() }),
    warehouseNames(db),
  ]);
  if (!product || !places) throw new AppError('PRODUCT_NOT_FOUND');
  const { combos, lists, deals, dispatch, closes, capacity, taken } = places;
  const sees = {
    prices: operatorCan(role, 'prices.read'),
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
    state: product.selling,
    reason: product.reason,
    shades: shades.map((shade) => toShade(shade, { ...sees, topUnits: topUnitsOf(shades) })),
    warehouses: sees.stock ? warehouses : [],
    presale:
      dispatch === null || closes === null
        ? null
        : { dispatch, closes: closes.toISOString(), capacity, taken: taken ?? 0 },
    places: { combos, lists, deals },
    version: product.version,
  };
}

export type OfficeShadeRow = Awaited<ReturnType<typeof readOfficeShades>>[number];

const toShade = (row: OfficeShadeRow, sees: { prices: boolean; stock: boolean; topUnits: number }): OfficeShade => ({
  _id: row.id,
  code: row.code,
  shade: row.shade_code,
  name: row.shade_name,
  volume: volumeName(row),
  swatch: row.hex,
  price: sees.prices ? row.price : null,
  state: row.selling,
  reason: row.reason,
  available: sees.stock ? Object.values(row.stock).reduce((sum, units) => sum + units, 0) : null,
  stock: sees.stock ? row.stock : null,
  isTopSeller: row.unitsSold >= sees.topUnits,
  photo: row.photo === null ? null : versionPicture(row.id, row.photo),
});
