import { hexToLab } from '@tonalia/rules/colour-lab';
import { differenceOf } from '@tonalia/rules/colour-nearness';
import { type StockedVersion, canBeOrdered, nearInStock } from './near-in-stock.ts';
import type { RowVerdict } from './recognise.ts';
import { verdictTexts } from './verdict-texts.es-CO.ts';

/** The versions of the products that a list may mean. */
export interface StockedVersions<V extends StockedVersion> {
  byId: ReadonlyMap<string, V>;
  listed: readonly V[];
}

/** A row with what the shopper's warehouse has. */
export interface JudgedRow<V extends StockedVersion> {
  of: RowVerdict;
  verdict: RowVerdict['verdict'] | 'sold_out';
  match: V | null;
  candidates: readonly V[];
  /** The verdict in words. */
  reason: string;
  isAsBefore: boolean;
}

/**
 * Adds to what a row means whether it can be ordered. Of the candidates, those that can be come first. `before` is what the customer chose
 * for its words before.
 */
export function judgeRow<V extends StockedVersion>(
  of: RowVerdict,
  { byId, listed }: StockedVersions<V>,
  before?: V,
): JudgedRow<V> {
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

/** How an offered colour differs from the one that was asked for; null without either. */
export const differenceFrom = (wanted: Pick<StockedVersion, 'hex'> | null, offered: Pick<StockedVersion, 'hex'>) =>
  wanted === null || wanted.hex === null || offered.hex === null
    ? null
    : differenceOf(hexToLab(wanted.hex), hexToLab(offered.hex));

/** The row for the wire, with each version as `show` has it; `wanted` is the one that is sold out. */
export function shownRow<V extends StockedVersion, M>(
  { of, verdict, match, candidates, reason, isAsBefore }: JudgedRow<V>,
  show: (one: V, wanted: V | null) => M[],
) {
  const { row, reading } = of;
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
