import { toLch } from '@tonalia/artwork/colour';
import type { ImportMode } from '@tonalia/contract/import-office';
import { recordActs } from '../../../platform/audit.ts';
import type { ImportAuthor } from '../../../platform/row-import.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { sellingAuditEvent } from '../selling/change-selling.ts';
import { unchangedStateNote } from '../selling/selling.rules.ts';
import {
  findProducts,
  insertProducts,
  type MatchedProduct,
  type ListedChange,
  type CreatedProduct,
  type SavedVersion,
  takenCodes,
  updateProducts,
  upsertVersions,
  type VersionInput,
} from './import.sql.ts';
import type { HeldPrices } from './held-prices.ts';
import { brandId, categoryId, type KnownNames } from './names.ts';
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
  /** Undefined when it was not found and not created. */
  productId: string | undefined;
  /** The product itself is new or changed. */
  isChanged: boolean;
  rows: SavedVersionRow[];
}

/** A product as the catalogue has it, or as the list creates it, and what the list may do with its rows. */
interface ProductPlan {
  listed: ListedProduct;
  found: MatchedProduct | undefined;
  code: string;
  hasVersions: boolean;
  /** Why a row is skipped, by its number. */
  refused: ReadonlyMap<number, string>;
  usable: readonly NumberedRow[];
}

/** Two products of a list are one product of the catalogue: they are saved one after the other. */
export class SameProduct extends Error {}

/** Creates or updates products, which the caller has locked, with the versions of their rows. */
export async function saveProducts(
  tx: Transaction,
  listed: readonly ListedProduct[],
  context: SaveContext,
  known: KnownNames,
): Promise<SavedProduct[]> {
  const { mode = 'both' } = context;
  const plans = await planProducts(tx, listed, mode);
  const [changed, created] = [await updateFound(tx, plans, mode, known), await createMissing(tx, plans, known)];
  const idOf = ({ found, code }: ProductPlan) => found?.id ?? created.get(code);
  const inputs = plans.flatMap((plan) => {
    const productId = idOf(plan);
    return productId === undefined
      ? []
      : plan.usable.map((row) => versionInput(row, { ...plan, productId }, { families: context.families, mode }));
  });
  const saved = inputs.length > 0 ? await upsertVersions(tx, JSON.stringify(inputs)) : [];
  await recordPublished(tx, saved, context.author);
  const byRow = new Map(saved.map((version) => [version.row_no, version]));
  return plans.map((plan) => {
    const productId = idOf(plan);
    const isChanged = productId !== undefined && (plan.found === undefined || changed.has(productId));
    const outcomeOf = (row: NumberedRow) => rowOutcome(row, { ...plan, isChanged, mode }, byRow.get(row.row_no));
    return {
      productId,
      isChanged,
      rows: plan.listed.rows.map((row) => ({ content: row.content, outcome: outcomeOf(row) })),
    };
  });
}

async function planProducts(
  tx: Transaction,
  listed: readonly ListedProduct[],
  mode: ImportMode,
): Promise<ProductPlan[]> {
  const named = listed.map((product) => {
    const first = product.rows[0]?.content;
    return first && isNamed(product) ? { id: null, ...first } : { id: product.key.replace(/^id:/, ''), ...nameless };
  });
  const own = listed.flatMap(({ rows }) =>
    rows.filter(({ content }) => content.hasOwnCode).map(({ content }) => content.code),
  );
  const [products, owners] = await Promise.all([
    findProducts(tx, {
      ids: named.map(({ id }) => id),
      codes: named.map(({ productCode }) => productCode),
      brands: named.map(({ manufacturer }) => manufacturer),
      names: named.map(({ product }) => product),
    }),
    own.length > 0 ? takenCodes(tx, own) : [],
  ]);
  if (new Set(products.map(({ id }) => id)).size < products.length) throw new SameProduct();
  const byPlace = new Map(products.map((product) => [product.n, product]));
  const taken = new Map(owners.map(({ code, product_id }) => [code, product_id]));
  return listed.map((product, at) => planProduct(product, { found: byPlace.get(at + 1), taken, mode }));
}

/** Whether its rows name brand and product; otherwise its key has its id, found by the code of a version. */
const isNamed = ({ rows: [first] }: ListedProduct): boolean =>
  first !== undefined && first.content.manufacturer !== null && first.content.product !== null;

const nameless = { productCode: null, manufacturer: null, product: null };

interface CatalogueFacts {
  found: (MatchedProduct & { is_other_brand: boolean }) | undefined;
  /** The products of codes that the list has. */
  taken: ReadonlyMap<string, string>;
  mode: ImportMode;
}

function planProduct(listed: ListedProduct, { found, taken, mode }: CatalogueFacts): ProductPlan {
  const { rows } = listed;
  const hasVersions = listed.hasVersions || (found?.has_versions ?? false);
  const isOwn = (row: ImportedRow) => row.hasOwnCode && found !== undefined && taken.get(row.code) === found.id;
  // a product without shades has one version and one row
  const isFree = (row: ImportedRow) => !row.hasOwnCode || !taken.has(row.code);
  const single = rows.find(({ content }) => isOwn(content)) ?? rows.find(({ content }) => isFree(content)) ?? rows[0];
  const wholly = refusalOfProduct(listed, found, mode);
  const refusal = ({ row_no, content }: NumberedRow): string | undefined => {
    if (wholly !== undefined || isOwn(content)) return wholly;
    if (content.hasOwnCode && taken.has(content.code)) return `el código ${content.code} ya es de otro producto`;
    if (hasVersions && !isVersion(content)) return 'falta el tono o el volumen';
    if (!hasVersions && row_no !== single?.row_no)
      return `el producto ya está en la fila ${single?.row_no} y esta no dice tono ni volumen`;
    return undefined;
  };
  const refused = new Map(
    rows.flatMap((row): [number, string][] => {
      const reason = refusal(row);
      return reason === undefined ? [] : [[row.row_no, reason]];
    }),
  );
  const usable = rows.filter(({ row_no }) => !refused.has(row_no));
  return { listed, found, code: found?.code ?? newCode(listed), hasVersions, refused, usable };
}

/** Why the list must not change a product. */
function refusalOfProduct(listed: ListedProduct, found: CatalogueFacts['found'], mode: ImportMode): string | undefined {
  if (!found && !isNamed(listed)) return 'su producto ya no existe';
  if (!found) return mode === 'update' ? ABSENT : undefined;
  if (found.is_other_brand) return `el código ${found.code} ya es de un producto de otra marca`;
  return found.kind === 'combo' ? 'es un combo: no se importa' : undefined;
}

function newCode({ hasVersions, rows: [first] }: ListedProduct): string {
  if (!first) return '';
  const { productCode, manufacturer, product, code } = first.content;
  return productCode ?? (hasVersions ? madeCode(manufacturer ?? '', product ?? '') : code);
}

/** Changes products that exist, by the first of their rows. Returns those in which something changed. */
async function updateFound(
  tx: Transaction,
  plans: readonly ProductPlan[],
  mode: ImportMode,
  known: KnownNames,
): Promise<ReadonlySet<string>> {
  const mayChange = mode !== 'create';
  const changes: ListedChange[] = [];
  for (const { found, listed, usable } of plans) {
    const row = listed.rows[0]?.content;
    if (!found || !row || usable.length === 0) continue;
    changes.push({
      id: found.id,
      name: (mayChange && row.product) || found.name,
      description: mayChange ? row.description : null,
      category_id: mayChange && row.category ? await categoryId(tx, known, row.category) : null,
      has_versions: listed.hasVersions,
      min_quantity: mayChange ? row.minQuantity : null,
    });
  }
  const changed = changes.length > 0 ? await updateProducts(tx, JSON.stringify(changes)) : [];
  return new Set(changed.map(({ id }) => id));
}

/** Creates the products that get a version. Returns their ids by code. */
async function createMissing(
  tx: Transaction,
  plans: readonly ProductPlan[],
  known: KnownNames,
): Promise<ReadonlyMap<string, string>> {
  const inputs: CreatedProduct[] = [];
  for (const { found, listed, usable, code, hasVersions } of plans) {
    const row = listed.rows[0]?.content;
    if (found || !row || usable.every(({ content }) => content.price === null)) continue;
    inputs.push({
      code,
      name: row.product ?? '',
      description: row.description ?? '',
      manufacturer_id: await brandId(tx, known, row.manufacturer ?? ''),
      category_id: await categoryId(tx, known, row.category),
      has_versions: hasVersions,
      min_quantity: row.minQuantity ?? 1,
    });
  }
  const created = inputs.length > 0 ? await insertProducts(tx, JSON.stringify(inputs)) : [];
  return new Map(created.map(({ code, id }) => [code, id]));
}

interface PlannedRow extends ProductPlan {
  isChanged: boolean;
  mode: ImportMode;
}

function rowOutcome(row: NumberedRow, plan: PlannedRow, version: SavedVersion | undefined): RowOutcome {
  const { notes, price } = row.content;
  if (!version?.version_id)
    return skipped(row, plan.refused.get(row.row_no) ?? leftOut(plan.mode, version) ?? notes[0] ?? 'falta el precio');
  const reasons = [...notes, ...stateNotes(plan.found, version)];
  return {
    rowNo: row.row_no,
    outcome: version.outcome === 'unchanged' && plan.isChanged ? 'updated' : version.outcome,
    code: version.code,
    reason: reasons.join('; ') || null,
    versionId: version.version_id,
    changes: basePriceChange(version, price),
    hasOtherTexts: version.outcome !== 'created' && (version.texts_changed || plan.isChanged),
  };
}

const ABSENT = 'no existe, y la lista solo actualiza';

/** Why a list that only changes, or only creates, leaves a version out. */
function leftOut(mode: ImportMode, version: SavedVersion | undefined): string | undefined {
  if (mode === 'update') return ABSENT;
  return mode === 'create' && version?.is_known ? 'ya existe, y la lista solo crea' : undefined;
}

function basePriceChange({ price_before: before, outcome }: SavedVersion, price: number | null): RowChange[] {
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
function stateNotes(product: MatchedProduct | undefined, version: SavedVersion): string[] {
  const note = (product && unchangedStateNote(product)) ?? unchangedStateNote(version);
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

function versionInput(
  { row_no, content }: NumberedRow,
  product: Pick<ProductPlan, 'code'> & { productId: string },
  { families, mode }: { families: readonly ColourFamily[]; mode: ImportMode },
): VersionInput {
  return {
    row_no,
    product_id: product.productId,
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
