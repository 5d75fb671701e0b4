import { toLch } from '@tonalia/artwork/colour';
import type { ImportMode } from '@tonalia/contract/import-office';
import { recordActs } from '../../../platform/audit.ts';
import type { ImportAuthor } from '../../../platform/row-import.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { sellingAuditEvent } from '../selling/change-selling.ts';
import { type Selling, unchangedStateNote } from '../selling/selling.rules.ts';
import {
  findProduct,
  findProductById,
  insertProduct,
  type MatchedProduct,
  type SavedVersion,
  takenCodes,
  updateProduct,
  upsertVersions,
  type VersionInput,
} from './import.sql.ts';
import type { HeldPrices } from './held-prices.ts';
import { brandId, categoryId, knownBrand, type KnownNames } from './names.ts';
import { madeCode } from './made-code.ts';
import type { ImportedRow } from './read-row.ts';
import type { RowChange, RowOutcome } from './row-outcome.ts';

export interface ColourFamily {
  id: number;
  hex: string;
}

/** What saving needs besides the rows; a command has no author. */
export interface SaveContext {
  families: readonly ColourFamily[];
  author?: ImportAuthor | undefined;
  /** Prices that are not written. */
  held?: HeldPrices | undefined;
  /** Whether versions are only changed, or only created. */
  mode?: ImportMode | undefined;
}

export interface NumberedRow {
  row_no: number;
  content: ImportedRow;
}

/** The rows of a product in a list, and whether the product has shades or volumes in the list. */
export interface ListedProduct {
  key: string;
  hasVersions: boolean;
  rows: readonly NumberedRow[];
}

/** A row with its version saved, or skipped; its prices by trade type and its stock are not saved yet. */
export interface SavedVersionRow {
  content: ImportedRow;
  outcome: RowOutcome;
}

export interface SavedProduct {
  productId: string | undefined;
  rows: SavedVersionRow[];
}

/** Creates or updates one product with the versions of its rows, which the caller has locked. */
export async function saveProduct(
  tx: Transaction,
  listed: ListedProduct,
  context: SaveContext,
  known: KnownNames,
): Promise<SavedProduct> {
  const { key, hasVersions, rows } = listed;
  const [first] = rows;
  if (!first) return { productId: undefined, rows: [] };
  const { mode = 'both' } = context;
  const own = rows.filter(({ content }) => content.hasOwnCode).map(({ content }) => content.code);
  const [product, owners] = await Promise.all([
    findOrCreate(tx, known, { key, hasVersions, row: first.content, mode }),
    own.length > 0 ? takenCodes(tx, own) : [],
  ]);
  if (typeof product === 'string') return skippedProduct(listed, product);
  const taken = new Map(owners.map(({ code, product_id }) => [code, product_id]));
  const isOwn = (row: ImportedRow) => row.hasOwnCode && taken.get(row.code) === product.id;
  // a product without shades has one version and one row
  const isFree = (row: ImportedRow) => !row.hasOwnCode || !taken.has(row.code);
  const single = rows.find(({ content }) => isOwn(content)) ?? rows.find(({ content }) => isFree(content)) ?? first;
  const refused = ({ row_no, content }: NumberedRow): string | undefined => {
    if (isOwn(content)) return undefined;
    if (content.hasOwnCode && taken.has(content.code)) return `el código ${content.code} ya es de otro producto`;
    if (product.hasVersions && !isVersion(content)) return 'falta el tono o el volumen';
    if (!product.hasVersions && row_no !== single.row_no)
      return `el producto ya está en la fila ${single.row_no} y esta no dice tono ni volumen`;
    return undefined;
  };
  const usable = rows.filter((row) => !refused(row));
  const saved =
    usable.length > 0
      ? await upsertVersions(
          tx,
          product.id,
          JSON.stringify(usable.map((row) => versionInput(row, product, { families: context.families, mode }))),
        )
      : [];
  await recordPublished(tx, saved, context.author);

  const byRow = new Map(saved.map((version) => [version.row_no, version]));
  const outcomeOf = (row: NumberedRow): RowOutcome => {
    const version = byRow.get(row.row_no);
    if (!version) return skipped(row, refused(row) ?? 'no se pudo guardar');
    if (!version.version_id) return skipped(row, leftOut(mode, version) ?? row.content.notes[0] ?? 'falta el precio');
    const notes = [...row.content.notes, ...stateNotes(product, version)];
    return {
      rowNo: row.row_no,
      outcome: version.outcome === 'unchanged' && product.changed ? 'updated' : version.outcome,
      code: version.code,
      reason: notes.join('; ') || null,
      versionId: version.version_id,
      changes: basePriceChange(version, row.content),
      hasOtherTexts: version.outcome !== 'created' && (version.texts_changed || product.changed),
    };
  };
  return { productId: product.id, rows: rows.map((row) => ({ content: row.content, outcome: outcomeOf(row) })) };
}

const ABSENT = 'no existe, y la lista solo actualiza';

/** Why a list that only changes, or only creates, leaves a version out. */
function leftOut(mode: ImportMode, { is_known: isKnown }: SavedVersion): string | undefined {
  if (mode === 'update') return ABSENT;
  return mode === 'create' && isKnown ? 'ya existe, y la lista solo crea' : undefined;
}

function basePriceChange({ price_before: before, outcome }: SavedVersion, { price }: ImportedRow): RowChange[] {
  if (price === null || price === before || outcome === 'unchanged') return [];
  return [{ field: 'price', before, after: price }];
}

const PUBLISHED_AGAIN = { to: 'published', reason: null, by: 'importación' } as const;

/** Records an audit event for each version withdrawn by an earlier import and published by this one. */
async function recordPublished(
  tx: Transaction,
  saved: readonly SavedVersion[],
  operator: ImportAuthor | undefined,
): Promise<void> {
  const events = saved.flatMap(({ published_again, version_id: id, code }) =>
    published_again && id
      ? [{ ...sellingAuditEvent({ id, code, before: 'withdrawn' }, PUBLISHED_AGAIN), operator }]
      : [],
  );
  await recordActs(tx, events);
}

/** The report's note for a row with a state set by an operator, or published again by this import. */
function stateNotes(product: FoundProduct, version: SavedVersion): string[] {
  const note = (product.selling && unchangedStateNote(product.selling)) ?? unchangedStateNote(version);
  if (note) return [note];
  return version.published_again ? ['volvió a la lista y se publica de nuevo'] : [];
}

/** The outcome of a skipped row, with the reason. */
export function skipped({ row_no, content }: NumberedRow, reason: string): RowOutcome {
  return {
    rowNo: row_no,
    outcome: 'skipped',
    code: content.hasOwnCode ? content.code : null,
    reason,
    versionId: null,
    changes: [],
    hasOtherTexts: false,
  };
}

export const skippedProduct = ({ rows }: ListedProduct, reason: string): SavedProduct => ({
  productId: undefined,
  rows: rows.map((row) => ({ content: row.content, outcome: skipped(row, reason) })),
});

interface FoundProduct {
  id: string;
  code: string;
  hasVersions: boolean;
  changed: boolean;
  /** Undefined for a product created by this import, which is published. */
  selling?: Selling;
}

/** A product by the key of its rows; the first row names and describes it. */
interface NamedProduct extends Pick<ListedProduct, 'key' | 'hasVersions'> {
  row: ImportedRow;
  mode: ImportMode;
}

/** Updates or creates the product of a row; or returns why the list must not change it. */
async function findOrCreate(
  tx: Transaction,
  known: KnownNames,
  { key, hasVersions, row, mode }: NamedProduct,
): Promise<FoundProduct | string> {
  const { manufacturer: brand, product: name, productCode, description, minQuantity } = row;
  if (brand === null || name === null) {
    const [found] = await findProductById(tx, key.replace(/^id:/, ''));
    return found ? updateFound(tx, known, found, { hasVersions, row, mode }) : 'su producto ya no existe';
  }
  const manufacturer = knownBrand(known, brand) ?? (await brandId(tx, known, brand));
  const [found] = await findProduct(tx, { code: productCode, manufacturerId: manufacturer, name });
  if (found && found.manufacturer_id !== manufacturer)
    return `el código ${found.code} ya es de un producto de otra marca`;
  if (found) return updateFound(tx, known, found, { hasVersions, row, mode });
  if (mode === 'update') return ABSENT;
  const code = productCode ?? (hasVersions ? madeCode(brand, name) : row.code);
  const category = await categoryId(tx, known, row.category);
  const [created] = await insertProduct(tx, {
    code,
    name,
    description: description ?? '',
    manufacturerId: manufacturer,
    categoryId: category,
    hasVersions,
    minQuantity: minQuantity ?? 1,
  });
  if (!created) throw new Error('a product was not created');
  return { id: created.id, code, hasVersions, changed: true };
}

/** Updates an existing product from a row; or returns why the list must not change it. */
async function updateFound(
  tx: Transaction,
  known: KnownNames,
  found: MatchedProduct,
  { hasVersions, row, mode }: Pick<NamedProduct, 'hasVersions' | 'row' | 'mode'>,
): Promise<FoundProduct | string> {
  if (found.kind === 'combo') return 'es un combo: no se importa';
  const { id, code, has_versions } = found;
  const mayChange = mode !== 'create';
  const category = mayChange && row.category ? await categoryId(tx, known, row.category) : null;
  const [updated] = await updateProduct(tx, {
    id,
    name: (mayChange && row.product) || found.name,
    description: mayChange ? row.description : null,
    categoryId: category,
    hasVersions,
    minQuantity: mayChange ? row.minQuantity : null,
  });
  return { id, code, hasVersions: hasVersions || has_versions, changed: updated !== undefined, selling: found };
}

function versionInput(
  { row_no, content }: NumberedRow,
  product: FoundProduct,
  { families, mode }: { families: readonly ColourFamily[]; mode: ImportMode },
): VersionInput {
  return {
    row_no,
    // a product without shades and volumes has one version with its own code
    code: content.hasOwnCode || isVersion(content) ? content.code : product.code,
    has_own_code: content.hasOwnCode,
    shade_code: content.shadeCode,
    shade_name: content.shadeName,
    hex: content.hex,
    colour_family_id: content.hex ? nearestFamily(content.hex, families) : null,
    volume: content.volume,
    volume_unit: content.volumeUnit,
    price: content.price,
    may_create: mode !== 'update',
    may_change: mode !== 'create',
  };
}

/** Whether a row has a shade or a volume. */
export function isVersion(row: ImportedRow): boolean {
  return row.shadeName !== null || row.shadeCode !== null || row.volume !== null;
}

/** The colour family with the nearest colour; null without families. */
export function nearestFamily(hex: string, families: readonly ColourFamily[]): number | null {
  const [lightness, chroma, hue] = toLch(hex);
  let best: { id: number; distance: number } | undefined;
  for (const family of families) {
    const [l, c, h] = toLch(family.hex);
    const angle = ((h - hue) * Math.PI) / 180;
    // distance in OKLab, from its polar form
    const distance = (l - lightness) ** 2 + c ** 2 + chroma ** 2 - 2 * c * chroma * Math.cos(angle);
    if (!best || distance < best.distance) best = { id: family.id, distance };
  }
  return best?.id ?? null;
}
