import { mkdtemp, open, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { openCsv } from './csv.ts';
import { openXlsx } from './xlsx.ts';
import { type FileRow, UnreadableTable, utf16Of, type TableFile } from './table.ts';

/** Bytes of a workbook when it is unpacked, for a file of the machine's operator. */
const MOST_UNPACKED = 400 * 1024 * 1024;

/** Limits of a table that was uploaded, which many can do at once. */
export interface UploadLimits {
  rows: number;
  /** Bytes of a workbook when it is unpacked. */
  unpacked?: number;
  /** Characters of a cell; a row with a longer one is unreadable. */
  cell?: number;
}

/** Opens a list in any supported format, detected by its first bytes and not by its name. */
export async function openTable(path: string, mostUnpacked = MOST_UNPACKED): Promise<TableFile> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) throw new UnreadableTable(`No existe el archivo ${path}.`);
  if (found.size === 0) throw new UnreadableTable(`El archivo ${path} está vacío.`);
  const head = await firstBytes(path);
  if (head.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))) return openXlsx(path, mostUnpacked);
  if (head.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0])))
    throw new UnreadableTable('El archivo es un Excel antiguo (.xls) o con contraseña; guárdalo como .xlsx o .csv.');
  if (extname(path).toLowerCase() === '.xlsx') throw new UnreadableTable(`${path} no es un libro de Excel.`);
  if (head.includes(0) && !utf16Of(head)) throw new UnreadableTable(`${path} no es un archivo de texto ni de Excel.`);
  return openCsv(path, found.size);
}

/** A whole small table. */
export interface ReadTable {
  rows: FileRow[];
  /** There are more rows than were asked for. */
  isCut: boolean;
}

/** Reads a table that was uploaded, its first row too, within limits. Throws UnreadableTable. */
export const readUploadedTable = (
  bytes: Buffer,
  { rows: mostRows, unpacked = 20 * 1024 * 1024, cell = 1_000 }: UploadLimits,
): Promise<ReadTable> =>
  withUploadedTable(bytes, unpacked, async ({ headers, rows }) => {
    const read: FileRow[] = [withinCells({ rowNo: 1, cells: headers }, cell)];
    for await (const row of rows) {
      if (read.length >= mostRows) return { rows: read, isCut: true };
      read.push(withinCells(row, cell));
    }
    return { rows: read, isCut: false };
  });

/** Works on a table that was uploaded, read row by row. `unpacked`: most bytes of a workbook when it is unpacked. Throws UnreadableTable. */
export async function withUploadedTable<T>(
  bytes: Buffer,
  unpacked: number,
  work: (table: TableFile) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'tonalia-table-'));
  const path = join(folder, 'archivo');
  try {
    await writeFile(path, bytes, { mode: 0o600 });
    return await work(await openTable(path, unpacked));
  } catch (error) {
    // the person uploaded a file and knows no path
    throw error instanceof UnreadableTable
      ? new UnreadableTable(error.message.replaceAll(` ${path}`, '').replaceAll(path, 'El archivo'))
      : error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function withinCells(row: FileRow, most: number): FileRow {
  const isLong = 'cells' in row && row.cells.some(({ length }) => length > most);
  return isLong ? { rowNo: row.rowNo, unreadable: `una celda tiene más de ${most} caracteres` } : row;
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new UnreadableTable(`El archivo ${path} no se puede leer (${error.code}).`);
  });
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
