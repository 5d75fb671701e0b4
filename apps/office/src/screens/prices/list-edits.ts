import type { ListVersion } from '@tonalia/contract/price-lists';
import { listsTexts as texts } from '../../messages/price-lists.es-CO.ts';
import { type PriceAdjustment, adjusted, readRelative } from '../../features/cell-edits/adjust.rules.ts';
import { type PendingEdit, nameOf, readTyped } from '../../features/cell-edits/edits.ts';
import type { PriceColumn } from './list-columns.ts';

/** Names a cell of the lists among the pending ones. */
export const listKey = ({ tradeTypeId = 'base' }: PriceColumn, versionId: string): string =>
  `${versionId}:price:${tradeTypeId}`;

/** A price to set: pesos, an adjustment of the base price, or null for the rule. */
export type WantedPrice = number | null | PriceAdjustment;
export type PendingPrices = ReadonlyMap<string, PendingEdit>;

/** The base price that a version shows: the one typed, or the saved one. */
export function shownBase(version: ListVersion, pending: PendingPrices): number | null {
  const typed = pending.get(listKey({ title: '' }, version._id))?.after;
  return typeof typed === 'number' ? typed : version.price;
}

/** The version's own price that a column shows; null where the base price applies. */
export function shownOwn(version: ListVersion, column: PriceColumn, pending: PendingPrices): number | null {
  const edit = pending.get(listKey(column, version._id));
  if (edit) return typeof edit.after === 'number' ? edit.after : null;
  return column.tradeTypeId === undefined ? version.price : (version.own[column.tradeTypeId] ?? null);
}

/** The edit that sets a price of a version; undefined when it is the saved one. */
export function priceEditOf(
  version: ListVersion,
  column: PriceColumn,
  wanted: WantedPrice,
  pending: PendingPrices,
): PendingEdit | undefined {
  const { tradeTypeId, title } = column;
  const saved = tradeTypeId === undefined ? version.price : (version.own[tradeTypeId] ?? null);
  // a percent of the base price follows what is typed there; a change of the base itself follows what is saved
  const base = tradeTypeId === undefined ? version.price : shownBase(version, pending);
  const value = typeof wanted === 'number' || wanted === null ? wanted : base === null ? null : adjusted(base, wanted);
  if (value === undefined || value === saved || (value === null && tradeTypeId === undefined)) return undefined;
  const { _id: versionId, version: row, swatch, image, tile } = version;
  return {
    versionId,
    version: row,
    field: 'price',
    ...(tradeTypeId !== undefined && { tradeTypeId, rule: base ?? undefined }),
    before: saved,
    after: value,
    name: tradeTypeId === undefined ? nameOf(version) : texts.inList(nameOf(version), title),
    swatch,
    image,
    tile,
  };
}

/** Reads "16.900", or "-15%" and "+500" of the base price; a problem in words when it is neither. */
export function readPrice(
  text: string,
  rounding: PriceAdjustment['rounding'] | undefined,
): { value: WantedPrice } | { problem: string } {
  const relative = readRelative(text, rounding);
  if (relative) return { value: relative };
  const read = readTyped('price', text);
  return 'problem' in read ? read : { value: Number(read.value) };
}
