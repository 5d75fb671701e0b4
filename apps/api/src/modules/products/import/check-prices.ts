import type { Database, Transaction } from '../../../platform/transaction.ts';
import {
  type ColumnPrices,
  type PriceDoubt,
  type PriceLimits,
  columnDoubt,
  doubtOf,
  isListDoubted,
  roundingNote,
} from './price-check.rules.ts';
import { BASE_PRICE } from './read-row.ts';
import { type PricedRow, patchRows, pricedRows, stopRows } from './price-check.sql.ts';

export interface PriceCheck {
  /** Rows with a price, and those with a doubted price. */
  priced: number;
  doubted: number;
  /** Doubts about whole columns, in Spanish. */
  columns: string[];
  /** Too many prices are doubted, so nothing is imported. */
  isStopped: boolean;
}

export interface PriceCheckOptions {
  limits: PriceLimits;
  /** Accepts doubted prices. */
  accept: boolean;
  /** The title of the column each price comes from. */
  headers: ReadonlyMap<string, string>;
}

const ROWS_AT_ONCE = 1_000;

/**
 * Checks all prices of a staged list before anything is written. A doubted price is removed from its row, so that the old one stays, unless
 * doubted prices are accepted; the row's notes say so. When too many are doubted, all rows are skipped.
 */
export async function checkPrices(
  db: Database | Transaction,
  importId: string,
  options: PriceCheckOptions,
): Promise<PriceCheck> {
  const columns = new Map<string, ColumnPrices>();
  let [priced, doubted] = [0, 0];
  for (let after = -1; ;) {
    const rows = await pricedRows(db, { importId, after, limit: ROWS_AT_ONCE });
    const last = rows.at(-1);
    if (!last) break;
    after = last.row_no;
    const checked = rows.map((row) => checkRow(row, options, columns));
    priced += rows.length;
    doubted += checked.filter(({ isDoubted }) => isDoubted).length;
    const patched = checked.filter(({ patch }) => patch !== undefined);
    if (patched.length === 0) continue;
    await patchRows(db, {
      importId,
      rowNos: patched.map(({ rowNo }) => rowNo),
      patches: patched.map(({ patch }) => JSON.stringify(patch)),
      doubted: patched.map(({ isDoubted }) => isDoubted),
    });
  }
  const isStopped = !options.accept && isListDoubted(doubted, priced, options.limits);
  if (isStopped) await stopRows(db, importId, 'no se importó nada: hay demasiados precios dudosos en la lista');
  const doubts = [...columns].map(([key, column]) =>
    columnDoubt(options.headers.get(key) ?? key, column, options.limits),
  );
  return { priced, doubted, columns: doubts.filter((one) => one !== undefined), isStopped };
}

interface CheckedRow {
  rowNo: number;
  isDoubted: boolean;
  /** The changes of the row. */
  patch: { price: number | null; tradePrices: Record<string, number>; notes: string[] } | undefined;
}

function checkRow(row: PricedRow, options: PriceCheckOptions, columns: Map<string, ColumnPrices>): CheckedRow {
  const acceptedPrices: Record<string, number> = {};
  const notes: string[] = [];
  let isDoubted = false;
  for (const { key, pesos, before } of pricesOf(row)) {
    const listed = { pesos, text: row.price_texts[key] };
    const doubt = doubtOf(listed, before, options.limits);
    addToColumn(columns, key, listed, doubt);
    const note = doubt ? doubtNote(doubt, options.accept, before) : roundingNote(listed);
    if (note) notes.push(note);
    isDoubted ||= doubt !== undefined;
    if (!doubt || options.accept) acceptedPrices[key] = pesos;
  }
  if (notes.length === 0) return { rowNo: row.row_no, isDoubted, patch: undefined };
  const { [BASE_PRICE]: price = null, ...tradePrices } = acceptedPrices;
  return { rowNo: row.row_no, isDoubted, patch: { price, tradePrices, notes: [...row.notes, ...notes] } };
}

function pricesOf(row: PricedRow): { key: string; pesos: number; before: number | null }[] {
  const trade = Object.entries(row.trade_prices).map(([key, pesos]) => ({
    key,
    pesos,
    before: row.trade_before?.[key] ?? null,
  }));
  return row.price === null ? trade : [{ key: BASE_PRICE, pesos: row.price, before: row.base_before }, ...trade];
}

function doubtNote({ sentence }: PriceDoubt, isAccepted: boolean, before: number | null): string {
  if (isAccepted) return `${sentence}; se aceptó`;
  return before === null ? `${sentence}; no se toma` : `${sentence}; sigue el de antes`;
}

const EXAMPLES = 3;

function addToColumn(
  columns: Map<string, ColumnPrices>,
  key: string,
  { pesos, text = String(pesos) }: { pesos: number; text?: string | undefined },
  doubt: PriceDoubt | undefined,
): void {
  const column = columns.get(key) ?? { prices: 0, tooLow: 0, withCents: 0, thousandsLost: 0, examples: [] };
  columns.set(key, column);
  column.prices += 1;
  if (!doubt || doubt.kind === 'change') return;
  column.tooLow += 1;
  column.withCents += /[.,]\d\d$/.test(text) ? 1 : 0;
  column.thousandsLost += doubt.kind === 'thousands' ? 1 : 0;
  if (column.examples.length < EXAMPLES) column.examples.push(text);
}
