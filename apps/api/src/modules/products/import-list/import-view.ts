import type { ImportColumn, ImportCounts, ImportRun, ImportSummary, OneImport } from '@tonalia/contract/import-office';
import { OfficeError } from '@tonalia/contract/office-errors';
import { countedPage } from '../../../platform/counted-page.ts';
import type { Database } from '../../../platform/transaction.ts';
import { MOST_COUNTED } from '@tonalia/contract/office-wire';
import { warehouseNames } from '../stock-office/list-stock.ts';
import {
  type ImportListRow,
  type ImportRunRow,
  countLists,
  findList,
  findRun,
  listLists,
  listTemplates,
} from './import-list.sql.ts';
import { countRows } from './import-rows.sql.ts';
import { fallShare } from './program-import.ts';
import { type ImportContext, type ListKind, listKind } from './list-kinds.ts';
import { stockName, tradePriceName, untitledColumn } from './targets.es-CO.ts';
import { importNumber } from './targets.rules.ts';

type ImportFacts = Pick<
  ImportListRow,
  'id' | 'number' | 'kind' | 'name' | 'operatorName' | 'rows' | 'state' | 'createdAt' | 'canUndo'
>;

/** A run from before a figure was counted has none of it. */
const toCounts = (counts: ImportRunRow['counts']): ImportCounts | null =>
  counts && {
    ...counts,
    fallen: counts.fallen ?? 0,
    averagePercent: counts.averagePercent ?? null,
    steepest: counts.steepest ?? null,
  };

const toSummary = (
  { id, number, operatorName, createdAt, kind, name, rows, state, canUndo }: ImportFacts,
  counts: ImportSummary['counts'],
): ImportSummary => ({
  _id: id,
  number: importNumber(number),
  kind,
  name,
  operator: operatorName,
  rows,
  state,
  counts: counts && toCounts(counts),
  createdAt: createdAt.toISOString(),
  canUndo,
});

/** The imports of all operators, newest first. */
export async function listImports(db: Database, query: { page: number; limit: number }) {
  const [{ lists: count } = { lists: 0 }] = await countLists(db, MOST_COUNTED + 1);
  const { page, limit } = query;
  const rows = await listLists(db, { limit, offset: (page - 1) * limit });
  return { ...countedPage(count, query), results: rows.map((row) => toSummary(row, row.counts)) };
}

/** An import with its columns and runs. IMPORT_NOT_FOUND. */
export async function readImport(context: ImportContext, id: string): Promise<OneImport> {
  const { db } = context;
  const [list] = await findList(db, id);
  if (!list) throw new OfficeError('IMPORT_NOT_FOUND');
  const kind = listKind(context, list.kind);
  const [warehouses, templates, [check], [run]] = await Promise.all([
    warehouseNames(db),
    listTemplates(db, list.kind),
    list.checkId === null ? [] : findRun(db, list.checkId),
    list.runId === null ? [] : findRun(db, list.runId),
  ]);
  const counted = run && (await soFar(db, run));
  return {
    ...toSummary(list, (counted ?? check)?.counts ?? null),
    version: list.version,
    mode: list.mode,
    hasTitles: list.hasTitles,
    decimals: list.decimals,
    columns: columnsOf(kind, list, warehouses),
    targets: choicesOf(kind, list, warehouses),
    template: list.template,
    templates: templates.map(({ name }) => name),
    problem: list.problem,
    check: check ? toRun(check) : null,
    run: counted ? toRun(counted) : null,
  };
}

/** An import in work or stopped, with what became of its rows so far. */
async function soFar(db: Database, run: ImportRunRow): Promise<ImportRunRow> {
  if (run.counts !== null || run.saved === 0) return run;
  const [counted] = await countRows(db, { id: run.id, below: fallShare() });
  return counted ? { ...run, counts: { ...counted, steepest: null } } : run;
}

interface NamedWarehouse {
  _id: string;
  name: string;
}

/** A guess of the trade type or warehouse, or by the cells, is not sure until a person or a template has chosen it. */
function columnsOf(kind: ListKind, list: ImportListRow, warehouses: readonly NamedWarehouse[]): ImportColumn[] {
  const guesses = kind.guess(list.titles, warehouses[0]?._id, list.samples);
  const byTitle = kind.guess(list.titles, warehouses[0]?._id);
  return list.titles.map((title, at) => {
    const target = list.targets[at] ?? null;
    const isDoubtful = target?.includes(':') || target !== byTitle[at];
    const isGuess =
      target === guesses[at] && target !== null && isDoubtful && list.template === null && list.version === 1;
    return {
      title,
      untitled: untitledColumn(at),
      target,
      isSure: !isGuess,
      found: at === list.codeColumn && target === 'code' ? list.foundCodes : null,
      samples: list.samples.map((cells) => cells[at] ?? ''),
    };
  });
}

function choicesOf(kind: ListKind, list: ImportListRow, warehouses: readonly NamedWarehouse[]): OneImport['targets'] {
  const guessed = kind.guess(list.titles, warehouses[0]?._id);
  const trade = new Set([...guessed, ...list.targets].filter((one) => one?.startsWith('price:') ?? false));
  const all = [
    ...kind.fields.map(({ target, name }) => ({ target, name })),
    ...[...trade].flatMap((target) =>
      target === null ? [] : [{ target, name: tradePriceName(target.slice('price:'.length)) }],
    ),
    ...warehouses.map(({ _id, name }) => ({ target: `stock:${_id}`, name: stockName(name) })),
  ];
  return all.filter(({ target }) => kind.isTarget(target));
}

const toRun = ({
  saved,
  counts,
  prices,
  takesDoubted,
  missing,
  withdrawn,
  back,
  kept,
  endedAt,
  leavesFalls,
  pricesFrom,
}: ImportRunRow): ImportRun => ({
  done: saved,
  counts: toCounts(counts),
  leavesFalls,
  pricesFrom: pricesFrom?.toISOString() ?? null,
  warnings: prices?.columns ?? [],
  isRefused: prices?.isStopped ?? false,
  takesDoubted,
  missing: missing ?? [],
  withdrawn: withdrawn.length,
  undone: { back, kept },
  endedAt: endedAt?.toISOString() ?? null,
});
