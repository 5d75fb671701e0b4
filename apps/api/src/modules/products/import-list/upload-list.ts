import { createHash } from 'node:crypto';
import type { ImportKind } from '@tonalia/contract/import-office';
import { AppError } from '@tonalia/contract/errors';
import { OfficeError } from '@tonalia/contract/office-errors';
import { operatorCan } from '@tonalia/contract/office-rights';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { UnreadableTable } from '../../../platform/table-file/table.ts';
import { withUploadedTable } from '../../../platform/table-file/table-file.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { createWorkQueue } from '../../../platform/work-queue.ts';
import { plainHeader } from '../import/columns.rules.ts';
import { clean, shown } from '../import/cell.rules.ts';
import { warehouseNames } from '../stock-office/list-stock.ts';
import { findTemplateByTitles, insertFile, insertList } from './import-list.sql.ts';
import { type ImportContext, listKind } from './list-kinds.ts';
import { targetsByTemplate } from './targets.rules.ts';

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
  const { titles, samples, rows } = await reading(() => readList(content));
  const [warehouse] = await warehouseNames(db);
  const guesses = guess(titles, warehouse?._id, samples);
  const [template] = await findTemplateByTitles(db, { kind, fingerprint: fingerprintOf(titles) });
  const targets = template ? targetsByTemplate(titles, template.targets, guesses) : guesses;
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
    });
    if (!made) throw new Error('an import was not inserted');
    await insertFile(tx, { listId: made.id, content });
    return made.id;
  });
}

interface ListHead {
  titles: string[];
  samples: string[][];
  rows: number;
}

/** Reads a whole list once, so that a damaged one is refused before anything is chosen. */
async function readList(content: Buffer): Promise<ListHead> {
  try {
    return await withUploadedTable(content, LIST_UNPACKED, async ({ headers, rows }) => {
      if (headers.length > MOST_COLUMNS) throw new OfficeError('IMPORT_FILE_LARGE');
      const samples: string[][] = [];
      let count = 0;
      for await (const row of rows) {
        if (++count > MOST_ROWS) throw new OfficeError('IMPORT_FILE_LARGE');
        if (samples.length < SAMPLES && 'cells' in row)
          samples.push(headers.map((_, at) => shown(row.cells[at] ?? '')));
      }
      if (count === 0) throw new OfficeError('IMPORT_FILE_EMPTY');
      return { titles: headers.map(withoutNul), samples, rows: count };
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
