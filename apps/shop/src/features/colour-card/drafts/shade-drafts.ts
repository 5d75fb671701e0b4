import { currentSession, watchSession } from '../../../api/session/session.ts';
import { DRAFT_PREFIX, NO_DRAFT, type ShadeDraft, draftOwner } from './shade-draft.ts';
import { storesAny } from '../../../api/storage/device-storage.ts';

const drafts = new Map<string, ShadeDraft>();
const watchers = new Set<() => void>();
const notifyAll = () => watchers.forEach((notify) => notify());

const keyOf = (productId: string) => `${DRAFT_PREFIX}${draftOwner(currentSession())}.${productId}`;

/** The draft of the current shopper; the same object until it changes. */
export const shadeDraftOf = (productId: string): ShadeDraft => drafts.get(keyOf(productId)) ?? NO_DRAFT;

/** Replaces the draft of the current shopper, at once in memory and then in storage, if that works. */
export function writeShadeDraft(productId: string, draft: ShadeDraft): void {
  const key = keyOf(productId);
  drafts.set(key, draft);
  notifyAll();
  if (draft.chosen.size > 0 || storesAny(DRAFT_PREFIX))
    void loadDraftStorage().then((keeper) => keeper?.keepDraft(key));
}

let isWatching = false;

/** Calls `notify` when a draft, or the shopper, changes. Returns the function that unsubscribes. */
export function watchShadeDrafts(notify: () => void): () => void {
  if (!isWatching) {
    isWatching = true;
    watchSession(notifyAll);
    if (storesAny(DRAFT_PREFIX)) void loadDraftStorage();
  }
  watchers.add(notify);
  return () => watchers.delete(notify);
}

/** The code that stores drafts is loaded with the first draft; if that fails, drafts last until the page is left. */
export function loadDraftStorage() {
  return import('./stored-drafts.ts').then(
    (keeper) => {
      keeper.startDraftStorage(drafts, notifyAll);
      return keeper;
    },
    () => null,
  );
}
