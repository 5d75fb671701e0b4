import { daysBetween } from '@tonalia/rules/calendar';
import {
  type FreeLine,
  type LineWords,
  type Matches,
  type WantedTransfer,
  codeOf,
  daysAround,
  isNamed,
  matchLines,
  wordsOf,
} from './match-lines.rules.ts';

/** Transfers of one customer around a line of which sums are tried; with more of them a person decides. */
const MOST_TO_SUM = 12;

/** What fits what, with the lines that are a sum. */
export interface LinePairs<L extends FreeLine, T extends WantedTransfer> extends Matches<L> {
  /** Transfers of one customer by the id of the line that is their sum. */
  sums: Map<string, T[]>;
}

/** As `matchLines`, with the lines that are the sum of several transfers; these have no line of their own. */
export function pairLines<L extends FreeLine, T extends WantedTransfer>(
  transfers: readonly T[],
  lines: readonly L[],
): LinePairs<L, T> {
  const matches = matchLines(transfers, lines);
  const sums = sumLines(transfers, lines, matches);
  const inSum = new Set([...sums.values()].flat().map(({ id }) => id));
  const found = new Map([...matches.found].filter(([id, { line }]) => !inSum.has(id) && !sums.has(line.id)));
  return { found, shared: matches.shared, sums };
}

/**
 * Lines that are the sum of several transfers of one customer, which the line names or of which it has a code. Only where exactly one choice
 * of transfers has that sum; none of them has a line of its own amount. A line with the code of one of them and the sum of all is of all.
 */
function sumLines<L extends FreeLine, T extends WantedTransfer>(
  transfers: readonly T[],
  lines: readonly L[],
  { found, shared }: Matches<L>,
): Map<string, T[]> {
  const codes = transfers.map(codeOf);
  const isSure = (id: string) => found.get(id)?.state === 'matches';
  const busy = new Set([
    ...transfers.map(({ id }) => id).filter(isSure),
    ...[...shared.values()].flatMap((ids) => [...ids]),
  ]);
  const takenLines = new Set([
    ...shared.keys(),
    ...[...found.values()].filter(({ state }) => state === 'matches').map(({ line }) => line.id),
  ]);
  const byCustomer = [...Map.groupBy(transfers, ({ customerId }) => customerId)].flatMap(([customerId, own]) =>
    customerId === undefined ? [] : [own],
  );
  const sums = new Map<string, T[]>();
  const wanted = lines
    .filter(({ id }) => !takenLines.has(id))
    .flatMap((line) => {
      const words = wordsOf(line, codes);
      const near = new Set(daysAround(line.day));
      const choices = byCustomer.flatMap((own) =>
        choicesOf(
          own.filter(({ id, day }) => !busy.has(id) && near.has(day)),
          line,
          words,
        ),
      );
      const [only] = choices;
      return only && choices.length === 1 ? { line, only, apart: apartOf(line, only) } : [];
    })
    .toSorted((one, other) => one.apart - other.apart);
  for (const { line, only } of wanted) {
    if (only.some(({ id }) => busy.has(id))) continue;
    for (const { id } of only) busy.add(id);
    sums.set(line.id, only);
  }
  return sums;
}

const apartOf = ({ day }: FreeLine, chosen: readonly WantedTransfer[]): number =>
  chosen.reduce((sum, one) => sum + Math.abs(daysBetween(one.day, day)), 0);

/** The choices of several transfers of one customer that are together what the line has. */
function choicesOf<T extends WantedTransfer>(own: readonly T[], { amount }: FreeLine, words: LineWords): T[][] {
  const isOurs = own.some((one) => isNamed(one, words) || words.codes.includes(codeOf(one)));
  if (!isOurs || own.length > MOST_TO_SUM) return [];
  const isWhole = (chosen: readonly T[]): boolean => chosen.reduce((sum, one) => sum + one.amount, 0) === amount;
  // a code in the line is of one that is chosen
  const hasCodes = (chosen: readonly T[]): boolean =>
    words.codes.every((code) => chosen.some((one) => codeOf(one) === code));
  return Array.from({ length: 1 << own.length }, (_, bits) => own.filter((_one, at) => bits & (1 << at))).filter(
    (chosen) => chosen.length > 1 && isWhole(chosen) && hasCodes(chosen),
  );
}
