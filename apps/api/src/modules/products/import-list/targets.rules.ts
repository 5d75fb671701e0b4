import type { ImportKind } from '@tonalia/contract/import-office';
import type { OfficePermission } from '@tonalia/contract/office-rights';
import { type Column, type Field, fields, plainHeader, readColumns } from '../import/columns.rules.ts';

/** The kinds of lists of the catalogue, which this module reads and saves. */
export type CatalogueKind = Exclude<ImportKind, 'customers' | 'receivables'>;

/** The permission that each kind of list needs. */
export const permissionOf = {
  catalogue: 'catalogue.import',
  prices: 'prices.edit',
  stock: 'stock.adjust',
} as const satisfies Record<CatalogueKind, OfficePermission>;

/** The fields of each kind of list; a list of prices or stock creates nothing. Stock is always that of a warehouse. */
export const fieldsOf: Record<CatalogueKind, readonly Field[]> = {
  catalogue: fields.filter((field) => field !== 'stock'),
  prices: ['code', 'price'],
  stock: ['code'],
};

/** What each column of a list is, in their order; null for nothing. */
export type Targets = (string | null)[];

/** The column of the reader that a target names; undefined for another text. */
export function columnOf(target: string): Column | undefined {
  const [kind, key] = target.split(':');
  if (key === undefined) return fields.flatMap((field) => (field === target ? [{ field }] : []))[0];
  return kind === 'stock' ? { warehouse: key } : { tradeType: key };
}

/** Whether a kind of list can bring a target. */
export function isTargetOf(kind: CatalogueKind, target: string): boolean {
  if (target.startsWith('price:')) return kind !== 'stock';
  if (target.startsWith('stock:')) return kind !== 'prices';
  return fieldsOf[kind].some((field) => field === target);
}

/**
 * What the reader makes of the titles; units without a warehouse are those of `warehouse`. A list of prices or stock without a code has the
 * supplier's reference as the code. `samples` are the first rows: they tell a code from a reference and a number of a shade from its name.
 */
export function guessTargets(
  kind: CatalogueKind,
  titles: readonly string[],
  warehouse: string | undefined,
  samples: readonly (readonly string[])[] = [],
): Targets {
  const taken = new Set<string>();
  const told = kind === 'catalogue' ? titlesByContent(titles, samples) : titles;
  const named = readColumns(told).map((column) => column && targetOf(column, warehouse));
  const isByReference = kind !== 'catalogue' && !named.includes('code');
  return named.map((guessed) => {
    const target = isByReference && guessed === 'product_code' ? 'code' : guessed;
    if (target === undefined || !isTargetOf(kind, target) || taken.has(target)) return null;
    taken.add(target);
    return target;
  });
}

/** The titles, with another one where the cells of the column or the other columns say what it is. */
function titlesByContent(titles: readonly string[], samples: readonly (readonly string[])[]): readonly string[] {
  const fieldOf = readColumns(titles).map((column) => (column && 'field' in column ? column.field : undefined));
  const lacks = (field: Field) => !fieldOf.includes(field);
  return titles.map((title, at) => {
    const cells = samples.flatMap((row) => (row[at] ? [row[at]] : []));
    const field = fieldOf[at];
    if (field === 'description' && lacks('product')) return 'product';
    if (field === 'product_code' && lacks('code') && cells.length > 1 && new Set(cells).size === cells.length)
      return 'code';
    const areNumbers = cells.length > 0 && cells.every((cell) => /^\d{1,2}([.,/-]\d{1,3})?$/.test(cell));
    return field === 'shade_name' && lacks('shade_code') && areNumbers ? 'shade code' : title;
  });
}

function targetOf(column: Column, warehouse: string | undefined): string | undefined {
  if ('tradeType' in column) return `price:${column.tradeType}`;
  if ('warehouse' in column) return `stock:${column.warehouse}`;
  if (column.field !== 'stock') return column.field;
  return warehouse && `stock:${warehouse}`;
}

/** The columns of a template, by their titles in plain words. */
export type TemplateTargets = Record<string, string | null>;

/** What a template keeps of a list. */
export const templateOf = (titles: readonly string[], targets: Targets): TemplateTargets =>
  Object.fromEntries(titles.map((title, at) => [plainHeader(title), targets[at] ?? null] as const).toReversed());

/** The columns of a list by a template; a title that it does not know keeps its guess, unless the template uses that elsewhere. */
export function targetsByTemplate(titles: readonly string[], template: TemplateTargets, guesses: Targets): Targets {
  const known = new Map(Object.entries(template));
  const taken = new Set<string>();
  const take = (target: string | null | undefined): string | null => {
    if (target === null || target === undefined || taken.has(target)) return null;
    taken.add(target);
    return target;
  };
  const named = titles.map((title) => {
    const plain = plainHeader(title);
    return known.has(plain) ? { target: take(known.get(plain)) } : undefined;
  });
  return named.map((one, at) => (one ? one.target : take(guesses[at])));
}

/** Whether no target is there twice. */
export function areTargetsOnce(targets: Targets): boolean {
  const used = targets.filter((target) => target !== null);
  return new Set(used).size === used.length;
}

/** Whether a list with these columns can be imported: its rows are found, and it brings something. */
export function isListUsable(kind: CatalogueKind, targets: Targets): boolean {
  const has = (target: string) => targets.includes(target);
  if (kind === 'catalogue') return has('code') || (has('manufacturer') && has('product'));
  return has('code') && targets.some((target) => target !== null && target !== 'code');
}

/** "IM-0232" */
export const importNumber = (number: number | string): string => `IM-${String(number).padStart(4, '0')}`;
