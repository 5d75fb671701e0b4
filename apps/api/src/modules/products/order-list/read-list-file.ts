import { AppError } from '@tonalia/contract/errors';
import { readUploadedTable } from '../../../platform/table-file/table-file.ts';
import { UnreadableTable } from '../../../platform/table-file/table.ts';
import { listColumns, listLine } from './list-columns.ts';
import { fileRefusals as words } from './messages.es-CO.ts';

/** Rows of a list, without its titles. */
const MOST_ROWS = 500;
/** Bytes of a workbook when it is unpacked, and characters of a cell and of the text. */
const LIMITS = { unpacked: 8 * 1024 * 1024, cell: 300, text: 60_000 };

/** The rows of a workbook as the lines of a list, in order. Throws INVALID_REQUEST with the reason in words. */
export async function readListFile(base64: string): Promise<{ text: string; rows: number }> {
  const bytes = Buffer.from(base64, 'base64');
  if (!isWorkbook(bytes)) throw refuse(words.noWorkbook);
  try {
    const { unpacked, cell } = LIMITS;
    const { rows, isCut } = await readUploadedTable(bytes, { rows: MOST_ROWS + 1, unpacked, cell });
    const read = rows.map((row) => {
      if ('unreadable' in row) throw refuse(words.row(row.rowNo, row.unreadable));
      return row.cells;
    });
    const columns = listColumns(read[0] ?? []);
    const lines = read
      .slice(columns === null ? 0 : 1)
      .map((cells) => listLine(cells, columns))
      .filter(Boolean);
    if (isCut || lines.length > MOST_ROWS) throw refuse(words.tooManyRows(MOST_ROWS));
    const text = lines.join('\n');
    if (text === '') throw refuse(words.empty);
    if (text.length > LIMITS.text) throw refuse(words.tooLong);
    return { text, rows: lines.length };
  } catch (error) {
    throw error instanceof UnreadableTable ? refuse(error.message.replace(/\.$/, '')) : error;
  }
}

const refuse = (detail: string) => new AppError('INVALID_REQUEST', { field: 'file', detail });

/** A zip, or an old workbook, which is refused by its own name. */
const isWorkbook = (bytes: Buffer): boolean => ['504b0304', 'd0cf11e0'].includes(bytes.subarray(0, 4).toString('hex'));
