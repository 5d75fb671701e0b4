import type {
  NewShade,
  OfficeProduct,
  OfficeShade,
  ProductSaveBody,
  SaleState,
} from '@tonalia/contract/product-office';
import type { PendingCells } from '../../components/data-grid/history.rules.ts';

/** Fields of a shade that are edited here. */
export const shadeFields = ['shade', 'name', 'swatch', 'code', 'price', 'state'] as const;
export type ShadeField = (typeof shadeFields)[number];
export type ProductField =
  | 'name'
  | 'description'
  | 'brandId'
  | 'categoryId'
  | 'minimum'
  | 'taxClass'
  | 'packForm'
  | 'packBody'
  | 'packCap'
  | 'tile'
  | 'state';
export type FieldValue = string | number | null | readonly string[];

/** A value that is not saved, with the one that the operator saw. */
export interface ValueEdit {
  before: FieldValue;
  after: FieldValue;
  /** Why it is withdrawn. */
  reason?: string;
}
/** Unsaved values by `<id>:<field>`; the id is "product", that of a shade, or "+n" for a new one. */
export type PendingValues = PendingCells<ValueEdit>;

export const keyOf = (id: string, field: ShadeField | ProductField | 'order'): string => `${id}:${field}`;
export const isNewId = (id: string): boolean => id.startsWith('+');
const idOf = (key: string): string => key.slice(0, key.indexOf(':'));

/** A shade with its unsaved values; `isAdded` one that is not saved yet. */
export type EditedShade = OfficeShade & { isAdded: boolean };

const blank: Omit<EditedShade, '_id'> = {
  code: '',
  shade: null,
  name: null,
  volume: null,
  swatch: null,
  price: null,
  cost: null,
  state: 'draft',
  reason: null,
  available: null,
  stock: null,
  isTopSeller: false,
  isNew: false,
  photo: null,
  isAdded: true,
};

/** The shades of a product with what is not saved, in the order that saving would give. */
export function rowsOf(product: OfficeProduct, pending: PendingValues): EditedShade[] {
  const saved = product.shades.map((shade) => overlaid({ ...shade, isAdded: false }, pending));
  const rows = [...saved, ...newIds(pending).map((_id) => overlaid({ ...blank, _id }, pending))];
  const order = pending.get('product:order')?.after;
  if (!Array.isArray(order)) return rows;
  const place = new Map((order as string[]).map((id, at) => [id, at])); // as: the order is a list of ids
  return rows.toSorted((a, b) => (place.get(a._id) ?? order.length) - (place.get(b._id) ?? order.length));
}

function overlaid(row: EditedShade, pending: PendingValues): EditedShade {
  const edits = shadeFields.flatMap((field) => {
    const edit = pending.get(keyOf(row._id, field));
    return edit ? [[field, edit.after]] : [];
  });
  return edits.length === 0 ? row : { ...row, ...Object.fromEntries(edits) };
}

/** Ids of new shades, in the order in which they were added. */
export const newIds = (pending: PendingValues): string[] => [...new Set([...pending.keys()].map(idOf).filter(isNewId))];

/** A value of the product with what is not saved. */
export function valueOf<F extends ProductField>(
  product: OfficeProduct,
  pending: PendingValues,
  field: F,
): OfficeProduct[F] {
  const edit = pending.get(keyOf('product', field));
  return edit ? (edit.after as OfficeProduct[F]) : product[field]; // as: an edit of a field holds its type
}

/** The edit of a value; undefined when it is the saved one. */
export const editOf = (before: FieldValue, after: FieldValue, reason?: string): ValueEdit | undefined =>
  before === after ? undefined : { before, after, ...(reason !== undefined && { reason }) };

/** The six cells of a new shade. */
export function addedCells(id: string, shade: Omit<NewShade, 'key'>): [string, ValueEdit][] {
  return shadeFields.map((field) => [keyOf(id, field), { before: null, after: shade[field] }]);
}

/** What saving sends. */
export function saveOf(product: OfficeProduct, pending: PendingValues): ProductSaveBody {
  const edits = new Map<string, Record<string, FieldValue>>();
  let order: string[] | undefined;
  for (const [key, { after, reason }] of pending) {
    const id = idOf(key);
    const field = key.slice(id.length + 1);
    if (field === 'order') order = after as string[]; // as: the order is a list of ids
    else edits.set(id, { ...edits.get(id), [field]: after, ...(reason !== undefined && { reason }) });
  }
  const { product: own, ...shades } = Object.fromEntries(edits);
  const ids = Object.keys(shades);
  // as: the keys of an edit are the fields of what it edits, and a new shade has them all
  return {
    version: product.version,
    product: (own ?? {}) as NonNullable<ProductSaveBody['product']>,
    shades: ids
      .filter((id) => !isNewId(id))
      .map((_id) => ({ ...worded(shades[_id]), _id }) as NonNullable<ProductSaveBody['shades']>[number]),
    added: newIds(pending).map(
      (key) => ({ ...worded(shades[key]), key }) as NewShade & { shade: string; name: string },
    ),
    ...(order && { order }),
  };
}

/** No number and no name are sent as empty words. */
const worded = ({ shade, name, ...others }: Record<string, FieldValue> = {}) => ({
  ...others,
  ...(shade !== undefined && { shade: shade ?? '' }),
  ...(name !== undefined && { name: name ?? '' }),
});

/** A value that changed on the server since the operator saw it. */
export interface ValueConflict {
  key: string;
  mine: FieldValue;
  saved: FieldValue;
}

/** Unsaved values over a saved value that is no longer the one the operator saw. */
export function conflictsOf(product: OfficeProduct, pending: PendingValues): ValueConflict[] {
  const shades = new Map(product.shades.map((shade) => [shade._id, shade]));
  return [...pending].flatMap(([key, { before, after }]) => {
    const id = idOf(key);
    if (isNewId(id) || key === 'product:order') return [];
    const owner: object | undefined = id === 'product' ? product : shades.get(id);
    const field = key.slice(id.length + 1);
    const saved = (owner as Record<string, FieldValue> | undefined)?.[field] ?? null; // as: read by the name of its field
    return saved === before || saved === after ? [] : [{ key, mine: after, saved }];
  });
}

/** The same edits over what is saved now. */
export const rebased = (conflicts: readonly ValueConflict[], pending: PendingValues): Map<string, ValueEdit> =>
  new Map(
    conflicts.flatMap(({ key, saved }) => {
      const edit = pending.get(key);
      return edit ? [[key, { ...edit, before: saved }] as const] : [];
    }),
  );

/** What a bar says: the number of changes, and a field with the number of shades, or the shade, that it changes in. */
export function summaryOf(pending: PendingValues): { count: number; added: number; fields: Map<string, string[]> } {
  const added = newIds(pending).length;
  const fields = new Map<string, string[]>();
  for (const key of pending.keys()) {
    const id = idOf(key);
    if (isNewId(id)) continue;
    const field = key.slice(id.length + 1);
    fields.set(field, [...(fields.get(field) ?? []), id]);
  }
  return { count: added + [...fields.values()].reduce((sum, ids) => sum + ids.length, 0), added, fields };
}

/** Moves a row to a place; undefined when it is there. */
export function movedOrder(rows: readonly EditedShade[], from: number, to: number): string[] | undefined {
  const ids = rows.map(({ _id }) => _id);
  const [id] = ids.splice(from, 1);
  if (id === undefined || from === to || !Number.isInteger(to) || to < 0 || to >= rows.length) return undefined;
  ids.splice(to, 0, id);
  return ids;
}

/** The next state of a shade's Visible check: a saved shade is withdrawn, a new one stays a draft. */
export const checkedState = (row: EditedShade, isVisible: boolean): SaleState =>
  isVisible ? 'published' : row.isAdded || row.state === 'draft' ? 'draft' : 'withdrawn';
