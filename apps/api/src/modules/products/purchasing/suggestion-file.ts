import type { PurchaseRow } from '@tonalia/contract/purchasing-office';
import type { TableCell } from '../../../platform/table-file/write-xlsx.ts';
import { orderWords as words } from './order-words.es-CO.ts';

/** The rows of a suggestion as a workbook: figures are numbers, and empty where they are not known. */
// oxlint-disable-next-line require-await -- a table is read as a stream
export async function* listedSuggestion(rows: readonly PurchaseRow[]): AsyncGenerator<TableCell[]> {
  yield [
    words.code,
    words.product,
    words.detail,
    words.available,
    words.coming,
    words.presold,
    words.perDay,
    words.coverDays,
    words.box,
    words.suggested,
    words.cost,
    words.amount,
  ];
  for (const row of rows) {
    const { code, name, detail, available, coming, presold, perDay, coverDays, box, suggested, cost } = row;
    const amount = cost === null ? '' : cost * suggested;
    const figures = [available ?? '', coming, presold, perDay ?? '', coverDays ?? '', box, suggested];
    yield [code, name, detail, ...figures, cost ?? '', amount];
  }
}
