import type { PurchaseOrder } from '@tonalia/contract/purchasing-office';
import { formatDay } from '@tonalia/rules/dates';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import type { PdfColumn, PdfRow } from '../../../platform/pdf/table-pdf.ts';
import type { TableCell } from '../../../platform/table-file/write-xlsx.ts';
import { orderWords as words } from './order-words.es-CO.ts';

const columns: PdfColumn[] = [
  { title: words.code, width: 85 },
  { title: words.product, width: 145 },
  { title: words.detail, width: 110 },
  { title: words.units, width: 45, isRight: true },
  { title: words.cost, width: 60, isRight: true },
  { title: words.amount, width: 70, isRight: true },
];

/** Where an order goes, and when. */
const arrivalOf = ({ warehouse, arrivesOn }: PurchaseOrder): string =>
  words.arrives(warehouse.name, `${formatDay(arrivesOn)} de ${arrivesOn.slice(0, 4)}`);

/** The head of a printed order: its supplier and its arrival. */
export const aboutOrder = (order: PurchaseOrder): string[] => [words.supplier(order.supplier.name), arrivalOf(order)];

/** The rows of a printed order; costs are empty without the permission to see them. */
// oxlint-disable-next-line require-await -- a table is read as a stream
export async function* printedOrder({ lines, units, amount }: PurchaseOrder): AsyncGenerator<PdfRow> {
  yield { heading: '', columns };
  for (const line of lines) yield { cells: [line.code, line.name, line.detail, ...figuresOf(line)] };
  const sum = amount === null ? '' : formatPesos(amount);
  yield { cells: ['', words.sum(units), '', '', '', sum], isStrong: true };
}

const figuresOf = ({ units, cost }: PurchaseOrder['lines'][number]): string[] =>
  cost === null ? [formatNumber(units), '', ''] : [formatNumber(units), formatPesos(cost), formatPesos(cost * units)];

/** The rows of a workbook: units and costs are numbers. */
// oxlint-disable-next-line require-await -- a table is read as a stream
export async function* listedOrder({ lines }: PurchaseOrder): AsyncGenerator<TableCell[]> {
  yield [words.code, words.product, words.detail, words.units, words.cost, words.amount];
  for (const { code, name, detail, units, cost } of lines)
    yield [code, name, detail, units, cost ?? '', cost === null ? '' : cost * units];
}

/** The mail that a supplier gets. */
export function orderMail(order: PurchaseOrder): { subject: string; text: string } {
  const lines = order.lines.map(({ code, name, detail, units, cost }) =>
    words.line(code, [name, detail].filter(Boolean).join(', '), units, cost),
  );
  const total = order.amount ? [words.total(order.amount)] : [];
  const text = [words.greeting(order.supplier.name), lines.join('\n'), arrivalOf(order), ...total].join('\n\n');
  return { subject: words.title(order.code), text };
}
