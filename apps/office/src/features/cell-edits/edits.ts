import type { CellEdit, GridProduct, GridVersion } from '@tonalia/contract/products-grid';
import type { Edits } from '../../components/data-grid/use-edits.ts';
import { readWholeNumber } from '../../components/data-grid/read-number.rules.ts';
import { productsTexts as texts } from '../../messages/products.es-CO.ts';

export type EditedField = CellEdit['field'];
export type EditedValue = number | boolean;

/** A value that is typed and not saved. */
export interface PendingEdit {
  versionId: string;
  version: number;
  field: EditedField;
  /** The list of a trade type; absent for the base price. */
  tradeTypeId?: string | undefined;
  /** What customers of the trade type pay without a price of its own. */
  rule?: number | undefined;
  /** What the operator saw; null for no price. */
  before: EditedValue | null;
  /** Null removes the price of the trade type. */
  after: EditedValue | null;
  /** "7.1 Rubio medio cenizo", "Polvo decolorante azul 500 g". */
  name: string;
  swatch: string | null;
  image: string;
  tile: string;
}

/** The unsaved cells of the grid. */
export type GridEdits = Edits<PendingEdit>;

/** The least and greatest value that can be typed. */
const bounds = { price: [1, 100_000_000], minimum: [1, 999] } as const;

/**
 * Names a cell among the pending ones; a price by its list, that of a trade type. The minimum is the product's, whichever of its rows it is
 * typed into.
 */
export const editKey = (
  field: EditedField,
  { _id, productId }: Pick<GridVersion, '_id' | 'productId'>,
  list?: string,
): string =>
  field === 'minimum'
    ? `p${productId}:minimum`
    : cellNameOf({ versionId: _id, field, tradeTypeId: field === 'price' ? list : undefined });

/** The name of an edit's cell in the answers of the API. */
export const cellNameOf = ({
  versionId,
  field,
  tradeTypeId,
}: Pick<PendingEdit, 'versionId' | 'field' | 'tradeTypeId'>): string =>
  [versionId, field, ...(tradeTypeId === undefined ? [] : [tradeTypeId])].join(':');

export const savedOf = (version: GridVersion, field: EditedField): EditedValue | null =>
  field === 'price' ? version.price : field === 'minimum' ? version.minimum : version.isVisible;

/** The edit of a version's cell, a price in the list of a trade type or the base list; undefined when the value is the saved one. */
export function editOf(
  version: GridVersion,
  field: EditedField,
  after: EditedValue,
  list?: string,
): PendingEdit | undefined {
  const before = savedOf(version, field);
  if (before === after) return undefined;
  const { _id: versionId, swatch, image, tile } = version;
  const name = field === 'minimum' ? version.productName : nameOf(version);
  const tradeTypeId = field === 'price' ? list : undefined;
  return { versionId, version: version.version, field, tradeTypeId, before, after, name, swatch, image, tile };
}

/** The edit of a product's minimum. */
export function minimumOf({ first, minimum, name, image, tile }: GridProduct, after: number): PendingEdit | undefined {
  if (minimum === after) return undefined;
  const { _id: versionId, version } = first;
  return { versionId, version, field: 'minimum', before: minimum, after, name, swatch: null, image, tile };
}

/** "7.1 Rubio medio cenizo", or the product with the volume: "Aceite de almendras, 60 ml". */
export const nameOf = ({ shade, name, productName }: GridVersion): string =>
  shade === null ? [productName, name].filter(Boolean).join(', ') : [shade, name].filter(Boolean).join(' ');

/** What the call takes. */
export function toCellEdit({ versionId, version, field, after, tradeTypeId }: PendingEdit): CellEdit {
  const cell = { versionId, version };
  if (field === 'visible') return { ...cell, field, value: after === true };
  return field === 'price'
    ? { ...cell, field, value: after === null ? null : Number(after), tradeTypeId: tradeTypeId ?? null }
    : { ...cell, field, value: Number(after) };
}

/** Reads a typed or pasted cell; a problem in words when it is not understood. */
export function readTyped(field: EditedField, text: string): { value: EditedValue } | { problem: string } {
  if (field === 'visible') {
    const plain = text.trim().toLocaleLowerCase('es-CO');
    if (['sí', 'si', '1', 'x', 'verdadero', 'true'].includes(plain)) return { value: true };
    if (['no', '0', '', 'falso', 'false'].includes(plain)) return { value: false };
    return { problem: `${texts.yes} / ${texts.no}` };
  }
  const read = readWholeNumber(text);
  if ('problem' in read) return { problem: texts.problems[read.problem] };
  const [least, most] = bounds[field];
  return read.value >= least && read.value <= most ? read : { problem: texts.problems.bounds };
}

/** What customers pay before and after an edit of a price. */
export const paidOf = ({ before, after, rule }: PendingEdit): Record<'before' | 'after', EditedValue | null> => ({
  before: before ?? rule ?? null,
  after: after ?? rule ?? null,
});

/** Whether a price falls by more than 20 %. */
export function fallsMuch(edit: PendingEdit): boolean {
  const { before, after } = paidOf(edit);
  return edit.field === 'price' && typeof before === 'number' && Number(after) < before * 0.8;
}
