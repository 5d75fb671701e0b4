import type { Session } from './session.ts';
import { currentSession, watchSession } from './session.ts';

/** The shades a shopper chose of one product and has not added to the cart. */
export interface ShadeDraft {
  /** The volume of all of them; null when it was taken back, undefined when none was chosen yet. */
  volume: string | null | undefined;
  /** Units by version code, in the order of choosing. */
  chosen: ReadonlyMap<string, number>;
  /** Pesos by version code, as seen when it was chosen. */
  prices: ReadonlyMap<string, number>;
  /** The card was closed over it: the next time it offers the draft instead of beginning with it. */
  isAside: boolean;
  /** False for what storage gave back, until it was compared with the stock and the prices of today. */
  isChecked: boolean;
  /** What that comparison found, until the selection changes. */
  news: DraftNews | null;
}

/** How many shades of a kept draft are not as they were. */
export interface DraftNews {
  /** Sold out, or no longer sold. */
  gone: number;
  /** With fewer units than were chosen. */
  fewer: number;
  /** At another price. */
  priced: number;
}

export const NO_DRAFT: ShadeDraft = {
  volume: undefined,
  chosen: new Map(),
  prices: new Map(),
  isAside: false,
  isChecked: true,
  news: null,
};

/** As `forgetOnSignOut` removes it. The format has a version, so that another build does not misread it. */
const prefix = 'tonalia.shadeDraft.';
const VERSION = 1;
const MAX_DRAFTS = 20;
/** As many lines as a cart takes. */
const MAX_SHADES = 300;
const MAX_UNITS = 9_999;
const KEPT_MS = 30 * 24 * 3_600_000;

interface Stored {
  v: number;
  at: number;
  volume: string | null;
  isAside: boolean;
  lines: [code: string, units: number, price: number][];
}

const drafts = new Map<string, ShadeDraft>();
const watchers = new Set<() => void>();
const tellAll = () => watchers.forEach((tell) => tell());

/** Whose drafts are shown: a guest's, a customer's, or those of the customer a seller chose. */
function ownerOf({ user, customer }: Session): string {
  return user === null ? 'guest' : `${user._id}/${customer?.customerId ?? ''}`;
}
const keyOf = (owner: string, productId: string) => `${prefix}${owner}.${productId}`;

/** The draft of the current shopper; the same object until it changes. */
export function shadeDraftOf(productId: string): ShadeDraft {
  const key = keyOf(ownerOf(currentSession()), productId);
  const known = drafts.get(key);
  if (known) return known;
  const draft = read(key) ?? NO_DRAFT;
  drafts.set(key, draft);
  return draft;
}

/** Replaces the draft of the current shopper, in memory and, as far as storage works, on the device. */
export function writeShadeDraft(productId: string, draft: ShadeDraft): void {
  put(keyOf(ownerOf(currentSession()), productId), draft);
  tellAll();
}

/** Calls `tell` when a draft, or the shopper, changes. Returns a function that stops it. */
export function watchShadeDrafts(tell: () => void): () => void {
  begin();
  watchers.add(tell);
  return () => watchers.delete(tell);
}

let hasBegun = false;

/** Follows the session and the other tabs from the first watcher on. */
function begin(): void {
  if (hasBegun) return;
  hasBegun = true;
  adopt();
  watchSession(() => {
    adopt();
    tellAll();
  });
  // Another tab changed a draft, or signed out.
  addEventListener('storage', ({ key }) => {
    if (key === null) drafts.clear();
    else if (!drafts.delete(key)) return;
    tellAll();
  });
}

/** What was chosen before signing in, or before a seller chose a customer, goes to the shopper who comes next. */
function adopt(): void {
  const { user, customer } = currentSession();
  if (user === null) return;
  const owner = ownerOf(currentSession());
  for (const before of customer === null ? ['guest'] : [`${user._id}/`, 'guest']) {
    const start = `${prefix}${before}.`;
    for (const key of new Set([...drafts.keys(), ...storedKeys()])) {
      if (!key.startsWith(start)) continue;
      const own = keyOf(owner, key.slice(start.length));
      const draft = drafts.get(key) ?? read(key);
      const isFree = (drafts.get(own) ?? read(own) ?? NO_DRAFT).chosen.size === 0;
      if (draft && isFree) put(own, draft);
      put(key, NO_DRAFT);
    }
  }
}

function put(key: string, draft: ShadeDraft): void {
  drafts.set(key, draft);
  try {
    if (draft.chosen.size === 0) localStorage.removeItem(key);
    else {
      localStorage.setItem(key, JSON.stringify(stored(draft)));
      dropOldest();
    }
  } catch {
    // Storage is full or blocked: the draft lasts as long as the page.
  }
}

function stored({ volume, chosen, prices, isAside }: ShadeDraft): Stored {
  const lines = [...chosen].slice(0, MAX_SHADES).map(([code, units]): Stored['lines'][number] => {
    return [code, units, prices.get(code) ?? 0];
  });
  return { v: VERSION, at: Date.now(), volume: volume ?? null, isAside, lines };
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
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

function read(key: string): ShadeDraft | null {
  try {
    const found = parse(localStorage.getItem(key));
    if (found === null) return null;
    const { volume, isAside, lines } = found;
    const chosen = new Map(lines.map(([code, units]) => [code, units]));
    const prices = new Map(lines.map(([code, , price]) => [code, price]));
    return { volume: volume ?? undefined, chosen, prices, isAside, isChecked: false, news: null };
  } catch {
    return null;
  }
}

/** Null for what is missing, too old, of another version or damaged. */
function parse(text: string | null): Stored | null {
  if (text === null) return null;
  try {
    // Checked below as far as it is used.
    const found = JSON.parse(text) as Partial<Stored>;
    const { v, at, volume, isAside, lines } = found;
    if (v !== VERSION || typeof at !== 'number' || Date.now() - at > KEPT_MS || !Array.isArray(lines)) return null;
    const isLine = ([code, units, price]: unknown[]) =>
      typeof code === 'string' && Number.isInteger(units) && typeof price === 'number';
    if (lines.length > MAX_SHADES || !lines.every((line) => Array.isArray(line) && isLine(line))) return null;
    const inBounds = lines.filter(([, units]) => units > 0 && units <= MAX_UNITS);
    return { v, at, volume: typeof volume === 'string' ? volume : null, isAside: isAside === true, lines: inBounds };
  } catch {
    return null;
  }
}
