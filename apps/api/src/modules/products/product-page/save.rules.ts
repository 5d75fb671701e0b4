import type { AnyErrorCode } from '@tonalia/contract/office-errors';
import type { OfficePermission } from '@tonalia/contract/office-rights';
import type { NewShade, ProductSave, SaleState, ShadeEdit } from '@tonalia/contract/product-office';
import { type PriceLimits, doubtOf } from '../import/price-check.rules.ts';

/** The saved values of a shade. */
export interface SavedShade {
  id: string;
  code: string;
  shade: string | null;
  name: string | null;
  /** Tells apart shades of the same name. */
  volume: string | null;
  swatch: string | null;
  price: number;
  state: SaleState;
  reason: string | null;
}

/** The saved values that a save is compared with. */
export interface SaveFacts {
  productId: string;
  shades: readonly SavedShade[];
  /** Owners of the codes that the save asks for: version 0 for a product. */
  owners: readonly { code: string; productId: string; versionId: string }[];
  limits: PriceLimits;
}

/** A value that cannot be written. */
export interface SaveRefusal {
  id: string;
  field: string;
  code: AnyErrorCode;
  message?: string;
}

/** What a save needs besides editing the catalogue. */
export function permissionsFor({ product, shades, added }: ProductSave): OfficePermission[] {
  const states = product.state !== undefined || shades.some(({ state }) => state !== undefined);
  const published = added.some(({ state }) => state === 'published');
  const prices = product.taxClass !== undefined || added.length > 0 || shades.some(({ price }) => price !== undefined);
  return [...(states || published ? ['catalogue.publish' as const] : []), ...(prices ? ['prices.edit' as const] : [])];
}

/** A shade with the values of its edit. */
export function edited(saved: SavedShade, { _id, reason, ...edit }: ShadeEdit): SavedShade {
  const state = edit.state ?? saved.state;
  return { ...saved, ...edit, state, reason: state === saved.state ? saved.reason : (reason ?? null) };
}

/** The base prices that edits change, in pesos. */
export function changedPrices(
  edits: readonly ShadeEdit[],
  saved: readonly SavedShade[],
): { versionId: string; before: number; after: number }[] {
  const before = new Map(saved.map(({ id, price }) => [id, price]));
  return edits.flatMap(({ _id, price }) => {
    const was = before.get(_id);
    return price === undefined || was === undefined || was === price
      ? []
      : [{ versionId: _id, before: was, after: price }];
  });
}

/** Everything that speaks against a save, row by row; empty when it can be written. */
export function refusalsOf(save: ProductSave, facts: SaveFacts): SaveRefusal[] {
  const byId = new Map(facts.shades.map((shade) => [shade.id, shade]));
  const unknown = save.shades
    .filter(({ _id }) => !byId.has(_id))
    .map(({ _id }) => refusal(_id, 'code', 'SHADE_NOT_FOUND'));
  const edits = new Map(save.shades.map((edit) => [edit._id, edit]));
  const after = facts.shades.map((saved) => edited(saved, edits.get(saved.id) ?? { _id: saved.id }));
  return [
    ...unknown,
    ...codeRefusals(save, after, facts),
    ...nameRefusals(save, after),
    ...priceRefusals(save, byId, facts.limits),
    ...stateRefusals(save, after),
  ];
}

const refusal = (id: string, field: string, code: AnyErrorCode): SaveRefusal => ({ id, field, code });

/** A row after the save, by its id or key. */
type NamedRow = Pick<SavedShade, 'id' | 'code' | 'shade' | 'name' | 'volume'>;
const rowsAfter = (after: readonly SavedShade[], added: readonly NewShade[]): NamedRow[] => [
  ...after,
  ...added.map((one) => ({ ...one, id: one.key, volume: null })),
];

/** Rows that the save touches are refused; saved ones keep their values. */
function codeRefusals({ shades, added }: ProductSave, after: readonly SavedShade[], facts: SaveFacts): SaveRefusal[] {
  const touched = new Set([
    ...shades.filter(({ code }) => code !== undefined).map(({ _id }) => _id),
    ...added.map(({ key }) => key),
  ]);
  const own = new Set(after.map(({ id }) => id));
  const taken = new Set(facts.owners.filter(({ versionId }) => !own.has(versionId)).map(({ code }) => code));
  return repeated(rowsAfter(after, added), touched, ({ code }) => code).flatMap(({ row, isTwice }) => {
    if (isTwice) return refusal(row.id, 'code', 'SHADE_CODE_TWICE');
    return touched.has(row.id) && taken.has(row.code) ? refusal(row.id, 'code', 'SHADE_CODE_TAKEN') : [];
  });
}

function nameRefusals({ shades, added }: ProductSave, after: readonly SavedShade[]): SaveRefusal[] {
  const named = shades.filter(({ shade, name }) => shade !== undefined || name !== undefined);
  const touched = new Set([...named.map(({ _id }) => _id), ...added.map(({ key }) => key)]);
  const rows = rowsAfter(after, added);
  const empty = rows
    .filter(({ id, shade, name, volume }) => touched.has(id) && shade === null && name === null && volume === null)
    .map(({ id }) => refusal(id, 'name', 'SHADE_NAMELESS'));
  const twice = repeated(rows, touched, ({ shade, name, volume }) => JSON.stringify([shade, name, volume]))
    .filter(({ isTwice, row }) => isTwice && !(row.shade === null && row.name === null))
    .map(({ row }) => refusal(row.id, 'name', 'SHADE_TWICE'));
  return [...empty, ...twice];
}

/** Marks rows that the save touches and that repeat the value of another row. */
function repeated(rows: readonly NamedRow[], touched: ReadonlySet<string>, valueOf: (row: NamedRow) => string) {
  const settled = new Set(rows.filter(({ id }) => !touched.has(id)).map(valueOf));
  return rows.map((row) => {
    const value = valueOf(row);
    const isTwice = touched.has(row.id) && settled.has(value);
    settled.add(value);
    return { row, isTwice };
  });
}

function priceRefusals(
  { shades, added, isConfirmed }: ProductSave,
  byId: ReadonlyMap<string, SavedShade>,
  limits: PriceLimits,
): SaveRefusal[] {
  if (isConfirmed) return [];
  const prices = [
    ...shades.flatMap(({ _id, price }) => {
      const before = byId.get(_id)?.price ?? null;
      return price === undefined || price === before ? [] : [{ id: _id, price, before }];
    }),
    ...added.map(({ key, price }) => ({ id: key, price, before: null })),
  ];
  return prices.flatMap(({ id, price, before }) => {
    const doubt = doubtOf({ pesos: price }, before, limits);
    if (!doubt) return [];
    const sentence = doubt.sentence.charAt(0).toUpperCase() + doubt.sentence.slice(1);
    return { id, field: 'price', code: 'PRICE_DOUBTED' as const, message: `${sentence}.` };
  });
}

/** A product with no published shade would be on no page. */
function stateRefusals({ product, added }: ProductSave, after: readonly SavedShade[]): SaveRefusal[] {
  const isOnSale = [...after, ...added].some(({ state }) => state === 'published');
  return product.state === 'published' && !isOnSale ? [refusal('product', 'state', 'NO_SHADE_PUBLISHED')] : [];
}

/** Ids of all shades in their new order; new ones that it leaves out come last. Undefined when it names another set. */
export function orderAfter(
  order: readonly string[] | undefined,
  saved: readonly string[],
  added: readonly string[],
): readonly string[] | undefined {
  if (!order) return added.length > 0 ? [...saved, ...added] : saved;
  const known = new Set([...saved, ...added]);
  const isWhole =
    order.length === known.size && new Set(order).size === order.length && order.every((id) => known.has(id));
  return isWhole ? order : undefined;
}
