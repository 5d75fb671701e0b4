import { useState } from 'react';
import { emptyDraft, keepDraft, keptDraft } from './draft.ts';
import type { Draft } from './draft.ts';

/** What `owner` wrote so far; kept in this tab until it is `cleared`. `first` fills what nobody wrote yet. */
export function useDraft(owner: string, first: Partial<Draft> = {}) {
  const [draft, setDraft] = useState<Draft>(() => keptDraft(owner) ?? { ...emptyDraft, ...first });
  return {
    draft,
    change: (part: Partial<Draft>) =>
      setDraft((before) => {
        const next = { ...before, ...part };
        keepDraft(owner, next);
        return next;
      }),
    clear: () => keepDraft(owner, null),
  };
}
