import { maxCartLines, maxLineQuantity } from '@tonalia/rules/policy';
import { currentSession, watchSession } from '../../../api/session/session.ts';
import { once } from '../../../state/once.ts';
import type { Store } from '../../../state/store.ts';
import { DRAFT_PREFIX, NO_DRAFT, draftOwner } from './shade-draft.ts';
import type { ShadeDraft, ShadeDrafts } from './shade-draft.ts';

/** Format version: another build may store another format. */
const VERSION = 1;
const MAX_DRAFTS = 20;
const KEPT_MS = 30 * 24 * 3_600_000;

interface StoredDraft {
  v: number;
  at: number;
  volume: string | null;
  isAside: boolean;
  lines: [code: string, units: number, price: number][];
}

/** Reads the stored drafts once, and follows changes of the session and of other tabs. */
export const startDraftStorage = once((drafts: Store<ShadeDrafts>): void => {
  const reload = (known: ShadeDrafts) => drafts.set(moveToShopper(withStored(known)));
  reload(drafts.get());
  watchSession(() => reload(drafts.get()));
  // Another tab changed a draft, or signed out.
  addEventListener('storage', ({ key }) => {
    if (key !== null && !key.startsWith(DRAFT_PREFIX)) return;
    reload(new Map([...drafts.get()].filter(([one]) => key !== null && one !== key)));
  });
});

/** Stores a draft; an empty one is removed. */
export function storeDraft(key: string, draft: ShadeDraft): void {
  try {
    if (draft.chosen.size === 0) localStorage.removeItem(key);
    else {
      localStorage.setItem(key, JSON.stringify(toStored(draft)));
      dropOldest();
    }
  } catch {
    // Storage is full or blocked: the draft lasts until the page is left.
  }
}

/** The drafts after those made before sign-in, or before a seller chose a customer, are moved to the new shopper. */
function moveToShopper(drafts: ShadeDrafts): ShadeDrafts {
  const { user, customer } = currentSession();
  if (user === null) return drafts;
  const next = new Map(drafts);
  const ownPrefix = `${DRAFT_PREFIX}${draftOwner(currentSession())}.`;
  for (const before of customer === null ? ['guest'] : [`${user._id}/`, 'guest']) {
    const start = `${DRAFT_PREFIX}${before}.`;
    for (const [key, draft] of [...next].filter(([one]) => one.startsWith(start))) {
      const ownKey = ownPrefix + key.slice(start.length);
      next.delete(key);
      storeDraft(key, NO_DRAFT);
      if (next.get(ownKey)?.chosen.size) continue;
      next.set(ownKey, draft);
      storeDraft(ownKey, draft);
    }
  }
  return next;
}

function toStored({ volume, chosen, prices, isAside }: ShadeDraft): StoredDraft {
  const lines = [...chosen].slice(0, maxCartLines).map(([code, units]): StoredDraft['lines'][number] => {
    return [code, units, prices.get(code) ?? 0];
  });
  return { v: VERSION, at: Date.now(), volume: volume ?? null, isAside, lines };
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(DRAFT_PREFIX));
  } catch {
    return [];
  }
}

function dropOldest(): void {
  const keys = storedKeys();
  if (keys.length <= MAX_DRAFTS) return;
  const byAge = keys.map((key) => ({ key, at: parse(localStorage.getItem(key))?.at ?? 0 }));
  for (const { key } of byAge.toSorted((a, b) => b.at - a.at).slice(MAX_DRAFTS)) localStorage.removeItem(key);
}

function withStored(drafts: ShadeDrafts): ShadeDrafts {
  const stored = storedKeys().flatMap((key): [string, ShadeDraft][] => {
    const draft = storedDraft(key);
    return draft ? [[key, draft]] : [];
  });
  return new Map([...stored, ...drafts]);
}

function storedDraft(key: string): ShadeDraft | null {
  const found = parse(localStorage.getItem(key));
  if (found === null) return null;
  const { volume, isAside, lines } = found;
  const chosen = new Map(lines.map(([code, units]) => [code, units]));
  const prices = new Map(lines.map(([code, , price]) => [code, price]));
  return { volume: volume ?? undefined, chosen, prices, isAside, isChecked: false, news: null };
}

/** Null for a draft that is missing, expired, of another format version or damaged. */
function parse(text: string | null): StoredDraft | null {
  if (text === null) return null;
  try {
    // The fields in use are checked below.
    const found = JSON.parse(text) as Partial<StoredDraft>;
    const { v, at, volume, isAside, lines } = found;
    if (v !== VERSION || typeof at !== 'number' || Date.now() - at > KEPT_MS || !Array.isArray(lines)) return null;
    const isLine = ([code, units, price]: unknown[]) =>
      typeof code === 'string' && Number.isInteger(units) && typeof price === 'number';
    if (lines.length > maxCartLines || !lines.every((line) => Array.isArray(line) && isLine(line))) return null;
    const inBounds = lines.filter(([, units]) => units > 0 && units <= maxLineQuantity);
    return { v, at, volume: typeof volume === 'string' ? volume : null, isAside: isAside === true, lines: inBounds };
  } catch {
    return null;
  }
}
