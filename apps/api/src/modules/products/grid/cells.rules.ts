import type { AnyErrorCode } from '@tonalia/contract/office-errors';
import type { CellEdit, GridEffect } from '@tonalia/contract/products-grid';
import { largePriceChange } from '@tonalia/rules/policy';
import { taxRates, taxed } from '@tonalia/rules/tax';
import { type PriceLimits, doubtOf } from '../import/price-check.rules.ts';
import { isLargeChange } from '../price/large-change.rules.ts';
import { type KnownCost, leftOf } from '../price/left-of.rules.ts';
import type { SellingState } from '../selling/selling.rules.ts';

/** States of sale of a version and of its product, with their reasons. */
export interface SellingPair {
  version: SellingState;
  versionReason: string | null;
  product: SellingState;
  productReason: string | null;
}

/** The saved values of a row, locked. */
export interface SavedRow {
  id: string;
  code: string;
  productId: string;
  hasVersions: boolean;
  basePrice: number;
  /** Pesos by trade type. */
  tradePrices: Record<string, number>;
  minimum: number;
  selling: SellingPair;
  /** The version of the row. */
  revision: number;
}

/** The value of one cell: pesos, units, or whether it is visible. */
export type CellValue = number | boolean | null;

/** Names the cell of an edit within a call. */
export const cellName = ({ versionId, field, ...edit }: CellEdit): string =>
  [versionId, field, ...('tradeTypeId' in edit && edit.tradeTypeId !== null ? [edit.tradeTypeId] : [])].join(':');

/** The saved value of an edit's cell. A product without versions is visible when both of its states are published. */
export function savedValue(row: SavedRow, edit: CellEdit): CellValue {
  switch (edit.field) {
    case 'price':
      return edit.tradeTypeId === null ? row.basePrice : (row.tradePrices[edit.tradeTypeId] ?? null);
    case 'minimum':
      return row.minimum;
    case 'visible':
      return isOnSale(row.selling);
  }
}

const isOnSale = ({ version, product }: SellingPair): boolean => version === 'published' && product === 'published';

/** What becomes of an edit. */
export type CellOutcome =
  | { outcome: 'changed'; before: CellValue }
  | { outcome: 'unchanged' }
  | { outcome: 'conflict'; saved: CellValue }
  | { outcome: 'refused'; code: AnyErrorCode; message?: string };

/** Decides an edit of a locked row. `limits` doubt prices; `isConfirmed` accepts doubted ones. */
export function decideCell(
  row: SavedRow | undefined,
  edit: CellEdit,
  { limits, isConfirmed }: { limits: PriceLimits; isConfirmed: boolean },
): CellOutcome {
  if (!row) return { outcome: 'refused', code: 'VERSION_NOT_FOUND' };
  const before = savedValue(row, edit);
  if (row.revision !== edit.version) return { outcome: 'conflict', saved: before };
  if (before === edit.value) return { outcome: 'unchanged' };
  if (edit.field === 'price' && edit.value === null && edit.tradeTypeId === null)
    return { outcome: 'refused', code: 'INVALID_REQUEST' };
  if (edit.field === 'price' && edit.value !== null && !isConfirmed) {
    // a trade type without a price of its own pays the base price
    const doubt = doubtOf({ pesos: edit.value }, Number(before ?? row.basePrice), limits);
    if (doubt) return { outcome: 'refused', code: 'PRICE_DOUBTED', message: `${upperFirst(doubt.sentence)}.` };
  }
  if (edit.field === 'visible' && edit.value && row.hasVersions && row.selling.product !== 'published')
    return { outcome: 'refused', code: 'PRODUCT_NOT_PUBLISHED' };
  return { outcome: 'changed', before };
}

const upperFirst = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** A price or another value that an edit changes. */
export interface ChangedValue {
  versionId: string;
  field: CellEdit['field'];
  before: CellValue;
  after: CellValue;
  /** What a trade type without a price of its own pays. */
  basePrice: number;
}

/** Counts what changes do to what customers pay; `costs` by version, of those that the operator may know. */
export function effectOf(
  changes: readonly ChangedValue[],
  { floor }: Pick<PriceLimits, 'floor'>,
  costs: ReadonlyMap<string, KnownCost> = new Map(),
): GridEffect {
  const effect = { rise: 0, fall: 0, fallMuch: 0, belowFloor: 0, belowCost: 0, lowMargin: 0, other: 0 };
  const sums = { before: 0, after: 0, cost: 0 };
  for (const { field, basePrice, versionId, ...change } of changes) {
    const [before, after] = [Number(change.before ?? basePrice), Number(change.after ?? basePrice)];
    if (field === 'price' && change.after !== null && after < floor) effect.belowFloor += 1;
    const left = field === 'price' ? leftOf(after, costs.get(versionId)) : 'enough';
    if (left === 'loss') effect.belowCost += 1;
    if (left === 'little') effect.lowMargin += 1;
    const unit = field === 'price' && before > 0 && after > 0 ? costs.get(versionId) : undefined;
    if (unit) {
      sums.before += taxed(before, taxRates[unit.taxClass]).base;
      sums.after += taxed(after, taxRates[unit.taxClass]).base;
      sums.cost += unit.cost;
    }
    if (field !== 'price' || after === before) effect.other += 1;
    else if (after > before) effect.rise += 1;
    else {
      effect.fall += 1;
      if (before - after > before * largePriceChange) effect.fallMuch += 1;
    }
  }
  const percent = (base: number) => Math.floor(((base - sums.cost) / base) * 100);
  const margin = sums.cost === 0 ? null : { before: percent(sums.before), after: percent(sums.after) };
  return { ...effect, margin };
}

/** Whether a price that a customer pays changes by more than 20 %. A trade type without a price of its own pays the base price. */
export const isLargelyChanged = ({ field, before, after, basePrice }: ChangedValue): boolean =>
  field === 'price' && isLargeChange(Number(before ?? basePrice), Number(after ?? basePrice));

/** The states after a version is shown or hidden: a product without versions is hidden as a product, a shade as a version. */
export function sellingAfter(
  { hasVersions, selling }: Pick<SavedRow, 'hasVersions' | 'selling'>,
  isVisible: boolean,
  reason: string,
): SellingPair {
  if (isVisible) return { version: 'published', versionReason: null, product: 'published', productReason: null };
  return hasVersions
    ? { ...selling, version: 'withdrawn', versionReason: reason }
    : { ...selling, product: 'withdrawn', productReason: reason };
}
