import { Readable } from 'node:stream';
import type { ImportChange, ImportRow, ImportRowFilter } from '@tonalia/contract/import-office';
import { OfficeError } from '@tonalia/contract/office-errors';
import { MOST_COUNTED } from '@tonalia/contract/office-wire';
import { countedPage } from '../../../platform/counted-page.ts';
import { CSV_START, csvLine } from '../../../platform/table-file/csv-line.rules.ts';
import type { Database } from '../../../platform/transaction.ts';
import { countListedRows, listReportRows, listRows } from './import-rows.sql.ts';
import { type ImportListRow, findList, findRun } from './import-list.sql.ts';
import { fallShare } from './program-import.ts';
import { reportWords as words } from './targets.es-CO.ts';
import { importNumber } from './targets.rules.ts';

/** Which rows of an import are asked for. */
interface RowsQuery {
  filter: ImportRowFilter;
  q?: string | undefined;
  page: number;
  limit: number;
}

async function listOf(db: Database, id: string): Promise<ImportListRow & { rowsOf: string | null }> {
  const [list] = await findList(db, id);
  if (!list) throw new OfficeError('IMPORT_NOT_FOUND');
  return { ...list, rowsOf: list.runId ?? list.checkId };
}

/** A page of the rows of an import, or of its check before it. IMPORT_NOT_FOUND. */
export async function listImportRows(db: Database, id: string, query: RowsQuery) {
  const { rowsOf } = await listOf(db, id);
  if (rowsOf === null) return { ...countedPage(0, query), results: [] };
  const { filter, page, limit } = query;
  const wish = { id: rowsOf, filter, q: query.q ? query.q : null, below: fallShare() };
  const [count] = await countListedRows(db, { ...wish, most: MOST_COUNTED + 1 });
  const rows = await listRows(db, { ...wish, limit, offset: (page - 1) * limit });
  return {
    ...countedPage(count?.rows ?? 0, query),
    results: rows.map((row): ImportRow => ({ ...row, name: row.name || null })),
  };
}

const ROWS_AT_ONCE = 1_000;

/** The report of an import, or of its check before it, as a CSV file that is read as it is taken. IMPORT_NOT_FOUND. */
export async function openReport(db: Database, id: string): Promise<{ name: string; content: Readable }> {
  const list = await listOf(db, id);
  const [run] = list.rowsOf === null ? [] : await findRun(db, list.rowsOf);
  const content = Readable.from(reportOf(db, list.rowsOf, run?.withdrawn ?? []));
  return { name: `informe-${importNumber(list.number)}.csv`, content };
}

async function* reportOf(db: Database, runId: string | null, withdrawn: readonly string[]): AsyncGenerator<string> {
  yield CSV_START + csvLine(words.titles);
  for (let after = -1; runId !== null;) {
    const rows = await listReportRows(db, { id: runId, after, limit: ROWS_AT_ONCE });
    for (const { row, outcome, undone, code, reason, changes } of rows)
      yield csvLine([
        row,
        outcomeWords(outcome, undone),
        code ?? '',
        reason ?? '',
        changes.map(changeWords).join(', '),
      ]);
    const last = rows.at(-1);
    if (!last) break;
    after = last.row;
  }
  for (const code of withdrawn) yield csvLine(['', words.withdrawn, code, '', '']);
}

const outcomeWords = (outcome: ImportRow['outcome'], undone: 'back' | 'kept' | null): string =>
  undone ? words[undone](words.outcomes[outcome]) : words.outcomes[outcome];

const changeWords = ({ field, before, after }: ImportChange): string => `${field}: ${before ?? words.none} → ${after}`;
