import { useState } from 'react';
import { emptyDraft, keepDraft, keptDraft } from './draft.ts';
import type { Draft } from './draft.ts';

/** The form draft of `owner`, stored in this tab until `cleared`. `first` fills empty fields. */
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
