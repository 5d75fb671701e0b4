import { useEffect } from 'react';
import { currentSession, useSession } from '../../../api/session/session.ts';
import type { Session } from '../../../api/session/session.ts';
import { storesAny } from '../../../api/storage/device-storage.ts';
import { createStore, useStore } from '../../../state/store.ts';
import { DRAFT_PREFIX, NO_DRAFT, type ShadeDraft, type ShadeDrafts, draftOwner } from './shade-draft.ts';

const drafts = createStore<ShadeDrafts>(new Map());

const keyOf = (productId: string, session: Session) => `${DRAFT_PREFIX}${draftOwner(session)}.${productId}`;
const draftAt = (key: string): ShadeDraft => drafts.get().get(key) ?? NO_DRAFT;

/** The draft of the current shopper; the same object until it changes. */
export const shadeDraftOf = (productId: string): ShadeDraft => draftAt(keyOf(productId, currentSession()));

/** The draft of the current shopper for a component; an empty one without a `productId`. */
export function useShadeDraft(productId: string | null): ShadeDraft {
  const session = useSession();
  useEffect(() => {
    if (storesAny(DRAFT_PREFIX)) void loadDraftStorage();
  }, []);
  return useStore(drafts, (all) => (productId !== null && all.get(keyOf(productId, session))) || NO_DRAFT);
}

/** Replaces the draft of the current shopper, at once in memory and then in storage, if that works. */
export function writeShadeDraft(productId: string, draft: ShadeDraft): void {
  const key = keyOf(productId, currentSession());
  drafts.set(new Map(drafts.get()).set(key, draft));
  if (draft.chosen.size > 0 || storesAny(DRAFT_PREFIX))
    void loadDraftStorage().then((keeper) => keeper?.storeDraft(key, draftAt(key)));
}

/** The code that stores drafts is loaded with the first draft; if that fails, drafts last until the page is left. */
export function loadDraftStorage() {
  return import('./stored-drafts.ts').then(
    (keeper) => {
      keeper.startDraftStorage(drafts);
      return keeper;
    },
    () => null,
  );
}
