import { createHash } from 'node:crypto';
import type { DecimalMark, ImportKind } from '@tonalia/contract/import-office';
import { AppError } from '@tonalia/contract/errors';
import { OfficeError } from '@tonalia/contract/office-errors';
import { operatorCan } from '@tonalia/contract/office-rights';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { UnreadableTable } from '../../../platform/table-file/table.ts';
import { withUploadedTable } from '../../../platform/table-file/table-file.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { createWorkQueue } from '../../../platform/work-queue.ts';
import { plainHeader } from '../import/columns.rules.ts';
import { clean, marksOf, shown } from '../import/cell.rules.ts';
import { readCode } from '../import/read-row.ts';
import { warehouseNames } from '../stock-office/list-stock.ts';
import { countKnownCodes, findTemplateByTitles, insertFile, insertList } from './import-list.sql.ts';
import { type ImportContext, isCatalogue, listKind } from './list-kinds.ts';
import { type Targets, targetsByTemplate } from './targets.rules.ts';

/** Bytes of a list. */
export const LIST_BODY = 32 * 1024 * 1024;
/** Bytes of a workbook when it is unpacked. */
export const LIST_UNPACKED = 400 * 1024 * 1024;
const MOST_ROWS = 100_000;
const MOST_COLUMNS = 200;
const SAMPLES = 3;

/** One list at a time is read whole. */
const reading = createWorkQueue(1, 16);

/** A list as it came. */
export interface UploadedList {
  kind: ImportKind;
  name: string;
  content: Buffer;
}

/**
 * Keeps a list with what its columns are: those of the template with the same titles, else what the reader makes of the titles. INVALID_REQUEST
 * says why a file cannot be read; IMPORT_FILE_LARGE, IMPORT_FILE_EMPTY, ROLE_NOT_ALLOWED.
 */
export async function uploadList(
  context: ImportContext,
  operator: OperatorActor,
  { kind, name, content }: UploadedList,
): Promise<string> {
  const { db } = context;
  const { needs, guess } = listKind(context, kind);
  if (!operatorCan(operator.role, needs)) throw new AppError('ROLE_NOT_ALLOWED');
  const [warehouse] = await warehouseNames(db);
  const readTargets = async (titles: string[]) => {
    const [template] = await findTemplateByTitles(db, { kind, fingerprint: fingerprintOf(titles) });
    const targetsOf = (samples: string[][]) => {
      const guesses = guess(titles, warehouse?._id, samples);
      return template ? targetsByTemplate(titles, template.targets, guesses) : guesses;
    };
    return { template, targetsOf };
  };
  const { titles, samples, rows, targets, template, decimals, codes } = await reading(() =>
    readList(content, readTargets),
  );
  const codeColumn = isCatalogue(kind) ? targets.indexOf('code') : -1;
  const [known] = codeColumn < 0 ? [] : await countKnownCodes(db, codes);
  return inTransaction(db, async (tx) => {
    const [made] = await insertList(tx, {
      kind,
      name: clean(name).slice(0, 200) || 'lista',
      operatorId: operator.operatorId,
      operatorName: operator.name,
      rows,
      titles: JSON.stringify(titles),
      samples: JSON.stringify(samples),
      targets: JSON.stringify(targets),
      template: template?.name ?? null,
      decimals: template?.decimals ?? decimals,
      codeColumn: known ? codeColumn : null,
      foundCodes: known?.found ?? null,
    });
    if (!made) throw new Error('an import was not inserted');
    await insertFile(tx, { listId: made.id, content });
    return made.id;
  });
}

type ListTemplate = Awaited<ReturnType<typeof findTemplateByTitles>>[number];

interface ListHead {
  titles: string[];
  samples: string[][];
  rows: number;
  targets: Targets;
  template: ListTemplate | undefined;
  decimals: DecimalMark | null;
  /** The different codes of the list; none without a column of codes. */
  codes: string[];
}

type ReadTargets = (
  titles: string[],
) => Promise<{ template: ListTemplate | undefined; targetsOf: (samples: string[][]) => Targets }>;

/** Reads a whole list once, so that a damaged one is refused before anything is chosen. */
async function readList(content: Buffer, readTargets: ReadTargets): Promise<ListHead> {
  try {
    return await withUploadedTable(content, LIST_UNPACKED, async ({ headers, rows }) => {
      if (headers.length > MOST_COLUMNS) throw new OfficeError('IMPORT_FILE_LARGE');
      const titles = headers.map(withoutNul);
      const { template, targetsOf } = await readTargets(titles);
      const first: string[][] = [];
      const samplesOf = () => first.map((cells) => headers.map((_, at) => shown(cells[at] ?? '')));
      const found = new Set<DecimalMark>();
      const findMarks = (cells: readonly string[]) => {
        for (const mark of cells.flatMap(marksOf)) found.add(mark);
      };
      findMarks(headers);
      const codes = new Set<string>();
      const keepCode = (targets: Targets, cells: readonly string[]) => {
        const code = readCode(clean(cells[targets.indexOf('code')]));
        if (code !== null) codes.add(code);
      };
      let targets: Targets | undefined;
      let count = 0;
      for await (const row of rows) {
        if (++count > MOST_ROWS) throw new OfficeError('IMPORT_FILE_LARGE');
        if (!('cells' in row)) continue;
        findMarks(row.cells);
        if (first.length < SAMPLES) first.push([...row.cells]);
        else keepCode((targets ??= targetsOf(samplesOf())), row.cells);
      }
      if (count === 0) throw new OfficeError('IMPORT_FILE_EMPTY');
      const samples = samplesOf();
      targets ??= targetsOf(samples);
      for (const cells of first) keepCode(targets, cells);
      // a list with both marks is read as each cell is written
      const [decimals = 'comma', other] = found;
      return {
        titles,
        samples,
        rows: count,
        targets,
        template,
        decimals: other ? null : decimals,
        codes: [...codes],
      };
    });
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error;
    throw new AppError('INVALID_REQUEST', { field: 'archivo', detail: error.message.replace(/\.$/, '') });
  }
}

// PostgreSQL cannot store NUL
const withoutNul = (title: string): string => title.replaceAll('\0', '').toWellFormed().slice(0, 200);

/** The titles of a list in one short text, whatever their order. */
export const fingerprintOf = (titles: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(titles.map(plainHeader).toSorted()))
    .digest('hex');
