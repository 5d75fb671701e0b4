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

/** Keys of the drafts, here and in storage, as `forgetOnSignOut` removes them: this, the shopper, the product. */
export const DRAFT_PREFIX = 'tonalia.shadeDraft.';

const drafts = new Map<string, ShadeDraft>();
const watchers = new Set<() => void>();
const tellAll = () => watchers.forEach((tell) => tell());

/** Whose drafts are shown: a guest's, a customer's, or those of the customer a seller chose. */
export function draftOwner({ user, customer }: Session): string {
  return user === null ? 'guest' : `${user._id}/${customer?.customerId ?? ''}`;
}
const keyOf = (productId: string) => `${DRAFT_PREFIX}${draftOwner(currentSession())}.${productId}`;

/** The draft of the current shopper; the same object until it changes. */
export const shadeDraftOf = (productId: string): ShadeDraft => drafts.get(keyOf(productId)) ?? NO_DRAFT;

/** Replaces the draft of the current shopper, at once in memory and then, as far as storage works, on the device. */
export function writeShadeDraft(productId: string, draft: ShadeDraft): void {
  const key = keyOf(productId);
  drafts.set(key, draft);
  tellAll();
  if (draft.chosen.size > 0 || hasStored()) void loadKeeper().then((keeper) => keeper?.keepDraft(key));
}

let isWatching = false;

/** Calls `tell` when a draft, or the shopper, changes. Returns a function that stops it. */
export function watchShadeDrafts(tell: () => void): () => void {
  if (!isWatching) {
    isWatching = true;
    watchSession(tellAll);
    if (hasStored()) void loadKeeper();
  }
  watchers.add(tell);
  return () => watchers.delete(tell);
}

/** The code that keeps drafts on the device comes with the first of them; without a network they last as long as the page. */
export function loadKeeper() {
  return import('./draft-keeper.ts').then(
    (keeper) => {
      keeper.beginKeeping(drafts, tellAll);
      return keeper;
    },
    () => null,
  );
}

function hasStored(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(DRAFT_PREFIX));
  } catch {
    return false;
  }
}
