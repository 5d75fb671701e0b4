import type { ComboTerms, OfficeCombo, OfficeComboPart } from '@tonalia/contract/combo-office';
import { AppError } from '@tonalia/contract/errors';
import { type OfficeRole, operatorCan } from '@tonalia/contract/office-rights';
import { taxRates } from '@tonalia/rules/tax';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { pictureOfVersion, productPicture, tileOf } from '../wire.ts';
import { findOfficeCombo, findTerms, listOfficeParts } from './combo-office.sql.ts';
import { groupChoices } from './combo-parts.rules.ts';

/** A combo as the office edits it, without what the role does not see. PRODUCT_NOT_FOUND. */
export async function readCombo(db: Database | Transaction, id: string, role: OfficeRole): Promise<OfficeCombo> {
  const [[combo], parts, [terms]] = await Promise.all([
    findOfficeCombo(db, id),
    listOfficeParts(db, id),
    findTerms(db, id),
  ]);
  if (!combo) throw new AppError('PRODUCT_NOT_FOUND');
  return {
    _id: combo.id,
    code: combo.code,
    name: combo.name,
    state: combo.selling,
    price: operatorCan(role, 'prices.read') ? combo.price : null,
    taxPercent: taxRates[combo.taxClass],
    parts: groupChoices(parts).map((part) => toPart(part, role)),
    terms: terms ? { ...terms, from: instantOf(terms.from), until: instantOf(terms.until) } : noTerms,
    unitsSold: combo.unitsSold,
    version: combo.version,
  };
}

const noTerms: ComboTerms = {
  from: null,
  until: null,
  perOrder: null,
  perCustomer: null,
  inTotal: null,
  tradeTypeIds: [],
  warehouseIds: [],
  addsCoupon: true,
};

const instantOf = (bound: Date | null): string | null => bound && bound.toISOString();

type OfficePartRow = Awaited<ReturnType<typeof listOfficeParts>>[number] & { choices: number };

const toPart = (row: OfficePartRow, role: OfficeRole): OfficeComboPart => ({
  productId: row.productId,
  versionId: row.versionId,
  quantity: row.quantity,
  choices: row.choices,
  name: row.name,
  brand: row.brand,
  code: row.code,
  image:
    row.versionId === null
      ? productPicture(row.productId, row.photo)
      : pictureOfVersion({
          versionId: row.versionId,
          versionPhoto: row.versionPhoto,
          hex: row.hex,
          productId: row.productId,
          productPhoto: row.photo,
        }),
  tile: tileOf(row.productId, row.tile),
  price: operatorCan(role, 'prices.read') ? row.price : null,
  cost: operatorCan(role, 'costs.read') ? row.cost : null,
  available: operatorCan(role, 'stock.read') ? row.available : null,
  swatches: row.versionId === null ? row.swatches : [],
  versions: row.versions,
});
