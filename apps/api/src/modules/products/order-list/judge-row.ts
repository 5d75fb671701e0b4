import type { ListMatch, RecognisedRow } from '@tonalia/contract/order-list';
import type { RowVerdict } from '@tonalia/order-list/recognise';
import { hexToLab } from '@tonalia/rules/colour-lab';
import { differenceOf } from '@tonalia/rules/colour-nearness';
import type { Sellable } from '../sellable/find-sellables.ts';
import { toListMatch } from './to-list-match.ts';
import { type ChosenBefore, chosenFor } from './chosen-before.ts';
import { verdictTexts } from './messages.es-CO.ts';
import { canBeOrdered, nearInStock } from './near-in-stock.ts';
import type { ListedRow } from './order-list.sql.ts';

/** The versions of the products that a list may mean. */
interface ListedVersions {
  byId: ReadonlyMap<string, ListedRow>;
  listed: readonly ListedRow[];
  chosen: ChosenBefore;
}

/** A row with what the shopper's warehouse has. */
interface JudgedRow extends Pick<RecognisedRow, 'verdict' | 'reason' | 'isAsBefore'> {
  of: RowVerdict;
  match: ListedRow | null;
  candidates: readonly ListedRow[];
}

/** Adds to what a row means whether it can be ordered. Of the candidates, those that can be come first. */
export function judgeRow(of: RowVerdict, { byId, listed, chosen }: ListedVersions): JudgedRow {
  const before = byId.get(chosenFor(of, chosen) ?? '');
  const isAsBefore = before !== undefined;
  const match = before ?? byId.get(of.version?.id ?? '') ?? null;
  const reason = isAsBefore ? 'before' : (of.reason ?? 'words');
  if (match && canBeOrdered(match))
    return { of, verdict: 'recognised', match, candidates: [], reason: verdictTexts[reason], isAsBefore };
  if (match) {
    const near = nearInStock(match, listed);
    return { of, verdict: 'sold_out', match, candidates: near, reason: verdictTexts.soldOut, isAsBefore };
  }
  const candidates = of.candidates
    .flatMap(({ id }) => byId.get(id) ?? [])
    .toSorted((one, other) => Number(canBeOrdered(other)) - Number(canBeOrdered(one)));
  const isUnknown = of.verdict === 'unknown';
  const why = isUnknown ? verdictTexts.unknown : verdictTexts.choose(candidates.length);
  return { of, verdict: isUnknown ? 'unknown' : 'choose', match, candidates, reason: why, isAsBefore };
}

/** The row for the wire. A version that was withdrawn meanwhile is left out. */
export function toRecognisedRow(
  judged: JudgedRow,
  sellableOf: ReadonlyMap<string, Sellable>,
): Omit<RecognisedRow, 'row'> {
  const { of, verdict, match, candidates, reason, isAsBefore } = judged;
  const { row, reading } = of;
  const show = (one: ListedRow, wanted: ListedRow | null): ListMatch[] => {
    const sellable = sellableOf.get(one.id);
    return sellable ? [toListMatch(sellable, differenceFrom(wanted, one))] : [];
  };
  const [shown = null] = match ? show(match, null) : [];
  return {
    line: row.line,
    text: row.text,
    words: reading.words,
    quantity: reading.quantity,
    unit: reading.unit,
    verdict,
    match: shown,
    candidates: candidates.flatMap((one) => show(one, match)),
    reason,
    isAsBefore,
  };
}

const differenceFrom = (wanted: ListedRow | null, offered: ListedRow) =>
  wanted === null || wanted.hex === null || offered.hex === null
    ? null
    : differenceOf(hexToLab(wanted.hex), hexToLab(offered.hex));
