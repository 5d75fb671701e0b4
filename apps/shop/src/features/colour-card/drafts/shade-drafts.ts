import { currentSession, watchSession } from '../../../api/session/session.ts';
import { DRAFT_PREFIX, NO_DRAFT, type ShadeDraft, draftOwner } from './shade-draft.ts';
import { storesAny } from '../../../api/storage/device-storage.ts';

const drafts = new Map<string, ShadeDraft>();
const watchers = new Set<() => void>();
const tellAll = () => watchers.forEach((tell) => tell());

const keyOf = (productId: string) => `${DRAFT_PREFIX}${draftOwner(currentSession())}.${productId}`;

/** The draft of the current shopper; the same object until it changes. */
export const shadeDraftOf = (productId: string): ShadeDraft => drafts.get(keyOf(productId)) ?? NO_DRAFT;

/** Replaces the draft of the current shopper, at once in memory and then in storage, if that works. */
export function writeShadeDraft(productId: string, draft: ShadeDraft): void {
  const key = keyOf(productId);
  drafts.set(key, draft);
  tellAll();
  if (draft.chosen.size > 0 || storesAny(DRAFT_PREFIX)) void loadKeeper().then((keeper) => keeper?.keepDraft(key));
}

let isWatching = false;

/** Calls `tell` when a draft, or the shopper, changes. Returns the function that unsubscribes. */
export function watchShadeDrafts(tell: () => void): () => void {
  if (!isWatching) {
    isWatching = true;
    watchSession(tellAll);
    if (storesAny(DRAFT_PREFIX)) void loadKeeper();
  }
  watchers.add(tell);
  return () => watchers.delete(tell);
}

/** The code that stores drafts is loaded with the first draft; if that fails, drafts last until the page is left. */
export function loadKeeper() {
  return import('./stored-drafts.ts').then(
    (keeper) => {
      keeper.beginKeeping(drafts, tellAll);
      return keeper;
    },
    () => null,
  );
}
