import type { RecognisedRow } from '@tonalia/contract/order-list';
import { SHOWN_PREFIX as PREFIX, type StoredQuickOrder } from '../../api/outbox/kept-drafts.ts';
import type { Session } from '../../api/session/session.ts';
import type { QuickDraftLine } from '../../api/storage/quick-draft-line.ts';
import type { QuickLine } from './quick-line.ts';

const KEPT_MS = 14 * 24 * 3600 * 1000;
/** Choices that a screen shows of a line. */
const MOST_CHOICES = 6;

/** The person and the customer that a draft is of. */
export const draftOwnerOf = ({ user, customer }: Session): string => `${user?._id ?? ''}.${customer?.customerId ?? ''}`;

/** The lines as a device stores them. */
export function toStored(lines: readonly QuickLine[], revision: number, pricesAt?: number): StoredQuickOrder {
  const stored = lines.map(({ id: _, ...line }) => ({ ...line, candidates: line.candidates.slice(0, MOST_CHOICES) }));
  return { at: Date.now(), revision, lines: stored, ...(pricesAt !== undefined && { pricesAt }) };
}

/** Stores the lines on this device, without lines nothing. A full or blocked storage keeps no older draft in their place. */
export function storeDraft(owner: string, draft: StoredQuickOrder): void {
  const key = `${PREFIX}${owner}`;
  try {
    localStorage.removeItem(key);
    if (draft.lines.length > 0) localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // The draft lasts until the page is left.
  }
}

/** The stored lines with ids from 1. */
export const storedDraft = (owner: string): QuickLine[] =>
  (readDraft(owner)?.lines ?? []).map((line, at) => fromStored(line, at + 1));

/** A stored line on the screen again; the read of one that was left while it was read starts over. */
export const fromStored = (line: QuickDraftLine, id: number): QuickLine => ({
  ...line,
  id,
  ...(line.state === 'reading' && { state: 'waiting' }),
});

/** How often the stored lines were changed; 0 without any. */
export const storedRevision = (owner: string): number => readDraft(owner)?.revision ?? 0;

/** When the prices of the stored lines were read, in ms; null without lines. */
export function storedPricesAt(owner: string): number | null {
  const draft = readDraft(owner);
  return draft && (draft.pricesAt ?? draft.at);
}

function readDraft(owner: string): StoredQuickOrder | null {
  try {
    // as: only `storeDraft` writes under this key
    const draft = JSON.parse(localStorage.getItem(`${PREFIX}${owner}`) ?? 'null') as StoredQuickOrder | null;
    return isFresh(draft) ? draft : null;
  } catch {
    return null;
  }
}

/** Whether a stored draft is there, and not too old. */
export const isFresh = (draft: StoredQuickOrder | null | undefined): draft is StoredQuickOrder =>
  draft !== null && draft !== undefined && Date.now() - draft.at <= KEPT_MS;

/** Codes with a price and stock in a stored draft. */
export const codesOf = (lines: readonly QuickDraftLine[]): string[] => [
  ...new Set(
    lines.flatMap(({ match, candidates }) => [...(match ? [match] : []), ...candidates]).map(({ code }) => code),
  ),
];

/** The line with today's price and stock; one that is no longer sold asks what it may be. */
export function renewed(line: QuickLine, today: ReadonlyMap<string, RecognisedRow>): QuickLine {
  const { match } = line;
  const candidates = line.candidates.flatMap((one) => {
    const now = today.get(one.code)?.match;
    return now?.versionId === one.versionId ? [{ ...now, difference: one.difference }] : [];
  });
  if (match === null) return { ...line, candidates };
  const row = today.get(match.code);
  if (row?.match?.versionId !== match.versionId)
    return { ...line, match: null, candidates, state: 'unknown', reason: row?.reason ?? line.reason };
  const isSoldOut = row.verdict === 'sold_out';
  if (isSoldOut && line.state === 'recognised')
    return { ...line, match: row.match, candidates: row.candidates, state: 'sold_out', reason: row.reason };
  const isBack = !isSoldOut && line.state === 'sold_out' && match.stock === 0;
  return {
    ...line,
    match: row.match,
    candidates: isBack ? [] : candidates,
    ...(isBack && { state: 'recognised', reason: '' }),
  };
}
