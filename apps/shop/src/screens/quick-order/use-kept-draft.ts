import { useMemo } from 'react';
import { type StoredQuickOrder, keepDraft, keptDraft } from '../../api/outbox/kept-drafts.ts';
import { currentSession } from '../../api/session/session.ts';
import type { QuickDraftLine } from '../../api/storage/quick-draft-line.ts';
import { isFresh, storeDraft, storedRevision, toStored } from './draft.ts';
import type { QuickLine } from './quick-line.ts';

/** What a kill of the app left of a draft. */
export interface RestoredDraft {
  lines: readonly QuickDraftLine[];
  /** Undefined where those that are shown are as old as they say. */
  pricesAt: number | undefined;
}

/**
 * Stores the lines of a draft, those of a seller also where a kill of the app does not lose them. `restore` resolves with these once, without the
 * lines that became an order meanwhile; with null when the ones that are shown are right.
 */
export const useKeptDraft = (owner: string) => useMemo(() => createDraftKeeper(owner), [owner]);

function createDraftKeeper(owner: string) {
  const { isSeller, user } = currentSession();
  const isOfSeller = isSeller && user !== null && owner.startsWith(`${user._id}.`);
  const start = storedRevision(owner);
  let revision = start;
  let isRestored = !isOfSeller;
  let last: StoredQuickOrder | null = null;
  const keep = () => {
    if (isOfSeller && isRestored && last) void keepDraft(owner, last).catch(() => null);
  };

  return {
    store: (lines: readonly QuickLine[], pricesAt?: number) => {
      revision += 1;
      last = toStored(lines, revision, pricesAt);
      storeDraft(owner, last);
      keep();
    },
    restore: async (shown: readonly QuickLine[]): Promise<RestoredDraft | null> => {
      if (!isOfSeller) return null;
      // Loaded by a seller's page anyway.
      const { leftLineKeys } = await import('../../api/outbox/outbox.ts');
      const [kept, left] = await Promise.all([
        keptDraft(owner).catch(() => undefined),
        leftLineKeys(user._id).catch(() => new Set<string>()),
      ]);
      const isNewer = isFresh(kept) && (kept.revision ?? 0) > start;
      const lines = (isNewer ? kept.lines : shown).filter(({ key = '' }) => !left.has(key));
      revision = Math.max(revision, kept?.revision ?? 0) + 1;
      isRestored = true;
      if (last) last = { ...last, revision };
      keep();
      if (!isNewer) return lines.length < shown.length ? { lines, pricesAt: undefined } : null;
      return { lines, pricesAt: kept.pricesAt ?? kept.at };
    },
  };
}
