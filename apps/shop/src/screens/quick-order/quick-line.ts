import type { ListMatch, RecognisedRow } from '@tonalia/contract/order-list';
import { lineName } from '@tonalia/rules/line-name';
import type { QuickDraftLine } from '../../api/storage/quick-draft-line.ts';
import type { WaitedVersion } from '../../components/alert-me/wait-sheet.tsx';

/** A line on the screen. */
export interface QuickLine extends QuickDraftLine {
  id: number;
}

/** A line of a row that the server understood. */
export const toLine = (
  id: number,
  { text, words, quantity, verdict, match, candidates, reason, isAsBefore }: RecognisedRow,
): QuickLine => ({
  id,
  text,
  words,
  quantity: match ? wholeStep(quantity, match.minQuantity) : quantity,
  state: verdict,
  match,
  candidates,
  reason,
  isUnclear: isAsBefore || verdict === 'choose' || verdict === 'unknown',
  isAsBefore,
});

/** A line that the server has not read yet; `units` of its own, beside those within the text. */
export const toAskedLine = (id: number, text: string, units: number | undefined, reason: string): QuickLine => ({
  id,
  text,
  words: '',
  quantity: units ?? 1,
  ...(units !== undefined && { units }),
  state: 'reading',
  match: null,
  candidates: [],
  reason,
  isUnclear: false,
  isAsBefore: false,
});

/** The line with a version that the person chose for it. */
export const withChoice = ({ units: _, ...line }: QuickLine, match: ListMatch): QuickLine => ({
  ...line,
  state: 'recognised',
  match,
  candidates: [],
  reason: '',
  isAsBefore: false,
  quantity: wholeStep(line.quantity, match.minQuantity),
});

/** The line read again from a corrected text: its place, its units and the words it was first written with stay. */
export function corrected(line: QuickLine, row: RecognisedRow): QuickLine {
  const { words, isUnclear, source } = line;
  const again = { ...toLine(line.id, { ...row, quantity: line.quantity }), ...(source && { source }) };
  return isUnclear && words !== '' ? { ...again, words, isUnclear } : again;
}

/** Units are multiples of the least quantity: three of a pack of six are six. */
const wholeStep = (units: number, step: number): number => Math.ceil(units / step) * step;

/** A line that "Agregar" puts into the cart. */
export const isReady = ({ state, match }: QuickDraftLine): boolean => state === 'recognised' && match !== null;

/** A line that is not read yet: it needs no answer of the person. */
export const isUnread = ({ state }: QuickDraftLine): boolean => state === 'reading' || state === 'waiting';

/** When the prices of lines that were noted without a network were read, in ms. */
export const heldTimes = (lines: readonly QuickDraftLine[]): number[] =>
  lines.flatMap(({ match }) => (match?.heldAt === undefined ? [] : [Date.parse(match.heldAt)]));

/** What a line is called: its version, or the words that were written. */
export const nameOf = ({ match, text }: QuickDraftLine): string => (match ? lineName(match) : `“${text}”`);

/** Pesos of a line; null while its version is not known. */
export const totalOf = ({ match, quantity }: QuickDraftLine): number | null => (match ? match.price * quantity : null);

/** Units of the lines that are ready, and their pesos. */
export function sumOf(lines: readonly QuickDraftLine[]): { lines: number; units: number; pesos: number } {
  const ready = lines.filter(isReady);
  return {
    lines: ready.length,
    units: ready.reduce((sum, { quantity }) => sum + quantity, 0),
    pesos: ready.reduce((sum, line) => sum + (totalOf(line) ?? 0), 0),
  };
}

const MOST_BEFORE = 3;

/** The products of the latest shades, the newest last, for a number alone in the next line: "8.34" after "tinta sur 7.1". */
export function linesBefore(lines: readonly QuickDraftLine[]): readonly string[] {
  const named = lines.flatMap((line) => {
    if (!isReady(line) || !line.match?.color) return [];
    const { manufacturer, name, versionName } = line.match;
    const size = /, ([\d.]+ \p{L}+)$/u.exec(versionName ?? '')?.[1] ?? '';
    return [`${manufacturer.name} ${name} ${size}`.trim()];
  });
  return [...new Set(named)].slice(0, MOST_BEFORE).toReversed();
}

/** What "Avísame" waits for: the sold-out version of a line, in its units. */
export const wishOf = (match: ListMatch, units: number): WaitedVersion => ({
  productId: match.productId,
  versionCode: match.versionName === null ? null : match.code,
  name: lineName(match),
  product: match.name,
  kind: 'stock',
  units,
});
