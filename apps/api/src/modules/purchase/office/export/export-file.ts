import { Readable } from 'node:stream';
import type { OfficeExportQuery } from '@tonalia/contract/purchase-office';
import { dayIn } from '@tonalia/rules/dates';
import { CSV_START, csvLine } from '../../../../platform/table-file/csv-line.rules.ts';
import type { TableCell } from '../../../../platform/table-file/write-xlsx.ts';
import { exportWords } from './words.es-CO.ts';
import { xlsxOf } from '../../../../platform/table-file/write-xlsx.ts';

type Format = OfficeExportQuery['format'];

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** `pedidos-2026-11-23.csv` */
export const exportName = (format: Format, at: Date): string => `pedidos-${dayIn(at)}.${format}`;

/** The rows as a file, read as it is taken. */
export const exportFile = (format: Format, rows: AsyncIterable<TableCell[]>): { type: string; content: Readable } => ({
  type: types[format],
  content: format === 'csv' ? Readable.from(csvOf(rows)) : xlsxOf(rows, exportWords.sheet),
});

async function* csvOf(rows: AsyncIterable<TableCell[]>): AsyncGenerator<string> {
  yield CSV_START;
  for await (const cells of rows) yield csvLine(cells);
}
