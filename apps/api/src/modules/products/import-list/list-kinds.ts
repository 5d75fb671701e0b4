import type { ImportKind } from '@tonalia/contract/import-office';
import type { OfficePermission } from '@tonalia/contract/office-rights';
import type { RowImport } from '../../../platform/row-import.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import { plainHeader } from '../import/columns.rules.ts';
import {
  type CatalogueKind,
  type Targets,
  fieldsOf,
  guessTargets,
  isListUsable,
  isTargetOf,
  permissionOf,
} from './targets.rules.ts';
import { fieldWords, untitledColumn } from './targets.es-CO.ts';

/** What imports need: the kinds of lists of other modules come with the context. */
export interface ImportContext {
  db: Database;
  clock: Clock;
  rowImports: readonly RowImport[];
}

/** What a kind of list is made of. */
export interface ListKind {
  needs: OfficePermission;
  fields: readonly { target: string; name: string }[];
  /** The module that saves the rows; undefined for lists of the catalogue. */
  rows: RowImport | undefined;
  isTarget: (target: string) => boolean;
  /** What the titles say, and the first rows when they are given; units without a warehouse are those of `warehouse`. */
  guess: (
    titles: readonly string[],
    warehouse: string | undefined,
    samples?: readonly (readonly string[])[],
  ) => Targets;
  isUsable: (targets: Targets) => boolean;
}

/** The kind of a list by its name. */
export function listKind({ rowImports }: Pick<ImportContext, 'rowImports'>, kind: ImportKind): ListKind {
  if (isCatalogue(kind)) return catalogueKind(kind);
  const rows = rowImports.find((one) => one.kind === kind);
  if (!rows) throw new Error(`no module imports ${kind}`);
  return {
    needs: rows.needs,
    fields: rows.fields,
    rows,
    isTarget: (target) => rows.fields.some((field) => field.target === target),
    guess: (titles) => guessByTitle(rows, titles),
    isUsable: (targets) => rows.isUsable(new Set(targets.filter((target) => target !== null))),
  };
}

/** The titles of a list, or the names of its columns when its first row has none. */
export const titlesOf = ({ titles, hasTitles }: { titles: string[]; hasTitles: boolean }): string[] =>
  hasTitles ? titles : titles.map((_, at) => untitledColumn(at));

/** A list of products, prices or stock. */
export const isCatalogue = (kind: ImportKind): kind is CatalogueKind => kind in permissionOf;

const catalogueKind = (kind: CatalogueKind): ListKind => ({
  needs: permissionOf[kind],
  fields: fieldsOf[kind].map((field) => ({ target: field, name: fieldWords[field] })),
  rows: undefined,
  isTarget: (target) => isTargetOf(kind, target),
  guess: (titles, warehouse, samples) => guessTargets(kind, titles, warehouse, samples),
  isUsable: (targets) => isListUsable(kind, targets),
});

function guessByTitle({ fields }: RowImport, titles: readonly string[]): Targets {
  const known = new Map(
    fields.flatMap(({ target, name, titles: more }) =>
      [name, ...more].map((title) => [plainHeader(title), target] as const),
    ),
  );
  const taken = new Set<string>();
  return titles.map((title) => {
    const target = known.get(plainHeader(title));
    if (target === undefined || taken.has(target)) return null;
    taken.add(target);
    return target;
  });
}
