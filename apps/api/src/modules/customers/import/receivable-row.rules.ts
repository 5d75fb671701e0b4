import type { ListedCells, ListedRow, RefusedListRow } from '../../../platform/listed-row.rules.ts';
import { readDay, readPesos } from '../../../platform/table-file/cell-values.rules.ts';
import { readDocument } from './customer-row.rules.ts';

/** A debt from before the shop: an invoice with what it still owes. Days are `yyyy-mm-dd`. */
export interface ListedReceivable {
  /** Always null: the customer's document is enough. */
  name: string | null;
  customerDocument: string;
  number: string;
  issuedOn: string | null;
  dueOn: string;
  balance: number;
}

const MOST_PESOS = 2_000_000_000;

/** Reads a row of a list of receivables, or says why it cannot be imported. */
export function readReceivable(cells: ListedCells): ListedRow<ListedReceivable> | RefusedListRow {
  const number = cells.get('number') ?? null;
  const read = receivableOf(cells, number);
  if (typeof read === 'string') return { reason: read, code: number };
  const { customerDocument } = read;
  return { key: customerDocument, unique: `${customerDocument} ${read.number}`, code: read.number, content: read };
}

function receivableOf(cells: ListedCells, number: string | null): ListedReceivable | string {
  const document = readDocument(cells.get('document'));
  if (document === null) return 'falta el NIT o la cédula del cliente';
  if (typeof document === 'string') return document;
  if (number === null) return 'falta el número de la factura';
  if (number.length > 40) return 'el número de la factura tiene más de 40 letras';
  const [issued, due, balance] = [cells.get('issued'), cells.get('due'), cells.get('balance')];
  const issuedOn = issued === undefined ? null : readDay(issued);
  if (issuedOn === undefined) return `la fecha «${issued?.slice(0, 20)}» no es un día`;
  const dueOn = due === undefined ? undefined : readDay(due);
  if (dueOn === undefined)
    return due === undefined ? 'falta el vencimiento' : `el vencimiento «${due.slice(0, 20)}» no es un día`;
  if (balance === undefined) return 'falta el saldo';
  const pesos = readPesos(balance);
  if (typeof pesos === 'string') return pesos;
  if (pesos <= 0 || pesos > MOST_PESOS) return `el saldo «${balance.slice(0, 24)}» no es mayor que cero`;
  return { name: null, customerDocument: document.number, number, issuedOn, dueOn, balance: pesos };
}
