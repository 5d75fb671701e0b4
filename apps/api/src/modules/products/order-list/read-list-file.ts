import type { ListTable } from '@tonalia/contract/order-list';
import { AppError } from '@tonalia/contract/errors';
import { readUploadedTable } from '../../../platform/table-file/table-file.ts';
import { UnreadableTable } from '../../../platform/table-file/table.ts';
import { guessColumns } from './list-columns.ts';
import { fileRefusals as words } from './messages.es-CO.ts';

/** Rows of a list, without its titles. */
const MOST_ROWS = 500;
/** Bytes of a workbook when it is unpacked, and characters of a cell. */
const LIMITS = { unpacked: 8 * 1024 * 1024, cell: 300 };
/** Columns, as many as a spreadsheet names with one letter. */
const MOST_COLUMNS = 26;

/** The rows of a workbook or of a CSV file, and what its columns seem to mean. Throws INVALID_REQUEST with the reason in words. */
export async function readListFile(base64: string): Promise<ListTable> {
  const bytes = Buffer.from(base64, 'base64');
  try {
    const { unpacked, cell } = LIMITS;
    const { rows: read, isCut } = await readUploadedTable(bytes, { rows: MOST_ROWS + 1, unpacked, cell });
    const rows = read.flatMap((row) => {
      if ('unreadable' in row) throw refuse(words.row(row.rowNo, row.unreadable));
      const cells = row.cells.slice(0, MOST_COLUMNS).map((text) => text.replace(/\s+/g, ' ').trim());
      return cells.some(Boolean) ? [{ row: row.rowNo, cells }] : [];
    });
    const guessed = guessColumns(rows.map(({ cells }) => cells));
    const count = rows.length - (guessed.hasTitles ? 1 : 0);
    if (isCut || count > MOST_ROWS) throw refuse(words.tooManyRows(MOST_ROWS));
    if (count === 0) throw refuse(words.empty);
    return { rows, ...guessed };
  } catch (error) {
    throw error instanceof UnreadableTable ? refuse(error.message.replace(/\.$/, '')) : error;
  }
}

const refuse = (detail: string) => new AppError('INVALID_REQUEST', { field: 'file', detail });
