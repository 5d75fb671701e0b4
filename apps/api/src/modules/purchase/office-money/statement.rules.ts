import { plainText } from '@tonalia/rules/plain-text';
import { readDay, readPesos } from '../../../platform/table-file/cell-values.rules.ts';

/** A row of a statement as its file has it. */
export type StatementRow = { rowNo: number; cells: readonly string[] } | { rowNo: number; unreadable: string };

/** A line that was read. */
export interface StatementLine {
  rowNo: number;
  /** `yyyy-mm-dd` */
  day: string;
  /** Pesos; negative for money that left. */
  amount: number;
  reference: string;
  description: string;
}

/** What a statement says: lines, the rows that are no lines with the reason in Spanish, and the account when it is named. */
export interface ReadStatement {
  account: string | null;
  lines: StatementLine[];
  errors: { row: number; message: string }[];
}

/** Rows before the titles, in which banks write the account and the period. */
const MOST_PREAMBLE = 25;
const REFERENCE_MAX = 80;
const DESCRIPTION_MAX = 200;

const titles = {
  day: ['fecha', 'fecha operacion', 'fecha de operacion', 'fecha movimiento', 'fecha transaccion', 'fecha de sistema'],
  amount: ['valor', 'importe', 'monto', 'valor total', 'valor movimiento'],
  debit: ['debito', 'debitos', 'cargo', 'cargos', 'retiros', 'valor debito'],
  credit: ['credito', 'creditos', 'abono', 'abonos', 'depositos', 'valor credito'],
  reference: ['referencia', 'referencia 1', 'documento', 'numero de documento', 'numero de movimiento', 'no documento'],
  description: ['descripcion', 'concepto', 'detalle', 'transaccion', 'descripcion motivo', 'motivo'],
} satisfies Record<string, readonly string[]>;
type StatementColumns = Partial<Record<keyof typeof titles, number>>;

const banks = ['Bancolombia', 'Davivienda', 'BBVA', 'Banco de Bogotá', 'Banco de Occidente', 'Banco Popular', 'Nequi'];

/** Reads a statement of a Colombian bank by its titles; undefined when no row has titles for a date and an amount. */
export function readStatement(rows: readonly StatementRow[]): ReadStatement | undefined {
  const at = rows.slice(0, MOST_PREAMBLE).findIndex((row) => 'cells' in row && columnsOf(row.cells) !== undefined);
  const head = rows[at];
  const columns = head && 'cells' in head ? columnsOf(head.cells) : undefined;
  if (!columns) return undefined;
  const preamble = rows.slice(0, at).flatMap((row) => ('cells' in row ? row.cells : []));
  const read: ReadStatement = { account: accountOf(preamble), lines: [], errors: [] };
  for (const row of rows.slice(at + 1)) {
    const line = 'cells' in row ? readLine(row.cells, columns) : row.unreadable;
    if (line === undefined) continue;
    if (typeof line === 'string') read.errors.push({ row: row.rowNo, message: line });
    else read.lines.push({ ...line, rowNo: row.rowNo });
  }
  return read;
}

function columnsOf(cells: readonly string[]): StatementColumns | undefined {
  const words = cells.map((cell) =>
    plainText(cell)
      .replace(/[^a-z0-9ñ ]/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  const columns: StatementColumns = {};
  for (const [name, known] of Object.entries(titles) as [keyof typeof titles, readonly string[]][]) {
    const at = words.findIndex((word) => known.includes(word));
    if (at >= 0) columns[name] = at;
  }
  const hasAmount = columns.amount !== undefined || columns.debit !== undefined || columns.credit !== undefined;
  return columns.day !== undefined && hasAmount ? columns : undefined;
}

/** A line, the reason why it is none, or undefined for a row without a date and an amount. */
function readLine(
  cells: readonly string[],
  columns: StatementColumns,
): Omit<StatementLine, 'rowNo'> | string | undefined {
  const cell = (name: keyof StatementColumns): string => clean(cells[columns[name] ?? NaN] ?? '');
  const [dayText, amountText, debit, credit] = [cell('day'), cell('amount'), cell('debit'), cell('credit')];
  if (dayText === '' && amountText === '' && debit === '' && credit === '') return undefined;
  const day = readDay(dayText);
  if (day === undefined) return `la fecha «${dayText.slice(0, 20)}» no es un día`;
  const amount = readAmount(amountText, debit, credit);
  if (typeof amount === 'string') return amount;
  return {
    day,
    amount,
    reference: cell('reference').slice(0, REFERENCE_MAX),
    description: cell('description').slice(0, DESCRIPTION_MAX),
  };
}

const ZERO = 'el valor es cero';

function readAmount(amount: string, debit: string, credit: string): number | string {
  if (amount !== '') return readPesos(amount) || ZERO;
  const [out, into] = [readPesos(debit || '0'), readPesos(credit || '0')];
  if (typeof out === 'string') return out;
  if (typeof into === 'string') return into;
  const sum = Math.abs(into) - Math.abs(out);
  return sum || ZERO;
}

/** The account that the preamble names, by its bank and last digits; null without a number. */
function accountOf(preamble: readonly string[]): string | null {
  const number = preamble.flatMap((cell) => cell.match(/\d[\d-]{5,}\d/g) ?? []).find((found) => !isDay(found));
  return number === undefined ? null : accountNamed([...preamble, number].join(' '));
}

const isDay = (text: string): boolean => readDay(text) !== undefined;

/** "Bancolombia ··5512" for any text with the bank and, at its end, the number of an account; null without four digits. */
export function accountNamed(text: string): string | null {
  const bank = banks.find((name) => plainText(text).includes(plainText(name)));
  const last = text.replace(/\D/g, '').slice(-4);
  return last.length < 4 ? null : [bank, `··${last}`].filter(Boolean).join(' ');
}

/** One line of text without invisible and control characters; a formula stays the text that it is. */
const clean = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\p{Cf}/gu, '')
    .trim();
