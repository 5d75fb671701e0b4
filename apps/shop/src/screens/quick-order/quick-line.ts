import type { ListMatch, RecognisedRow } from '@tonalia/contract/order-list';
import { lineName } from '@tonalia/rules/line-name';

/** A line of the quick order: what was written, and what it is understood as. */
export interface QuickLine {
  id: number;
  /** As it was written: "7.1 x3". */
  text: string;
  quantity: number;
  /** `reading` until the server has answered, `failed` when it did not. */
  state: RecognisedRow['verdict'] | 'reading' | 'failed';
  match: ListMatch | null;
  candidates: readonly ListMatch[];
  /** Why it needs an answer. */
  reason: string;
}

/** A line of a row that the server understood. */
export const toLine = (
  id: number,
  { text, quantity, verdict, match, candidates, reason }: RecognisedRow,
): QuickLine => ({
  id,
  text,
  quantity: match ? wholeStep(quantity, match.minQuantity) : quantity,
  state: verdict,
  match,
  candidates,
  reason,
});

/** The line with a version that the person chose for it. */
export const withChoice = (line: QuickLine, match: ListMatch): QuickLine => ({
  ...line,
  state: 'recognised',
  match,
  candidates: [],
  reason: '',
  quantity: wholeStep(line.quantity, match.minQuantity),
});

/** Units are multiples of the least quantity: three of a pack of six are six. */
const wholeStep = (units: number, step: number): number => Math.ceil(units / step) * step;

/** A line that "Agregar" puts into the cart. */
export const isReady = ({ state, match }: QuickLine): boolean => state === 'recognised' && match !== null;

/** What a line is called: its version, or the words that were written. */
export const nameOf = ({ match, text }: QuickLine): string => (match ? lineName(match) : `“${text}”`);

/** Pesos of a line; null while its version is not known. */
export const totalOf = ({ match, quantity }: QuickLine): number | null => (match ? match.price * quantity : null);

/** Units of the lines that are ready, and their pesos. */
export function sumOf(lines: readonly QuickLine[]): { lines: number; units: number; pesos: number } {
  const ready = lines.filter(isReady);
  return {
    lines: ready.length,
    units: ready.reduce((sum, { quantity }) => sum + quantity, 0),
    pesos: ready.reduce((sum, line) => sum + (totalOf(line) ?? 0), 0),
  };
}
