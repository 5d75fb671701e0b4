import { useState } from 'react';
import { emptyDraft, keepDraft, keptDraft } from './draft.ts';
import type { Draft } from './draft.ts';

/** The form draft of `owner`, stored in this tab until `clear`. `first` fills empty fields. */
export function useDraft(owner: string, first: Partial<Draft> = {}) {
  const [draft, setDraft] = useState<Draft>(() => keptDraft(owner) ?? { ...emptyDraft, ...first });
  return {
    draft,
    keep: (next: Draft) => {
      keepDraft(owner, next);
      setDraft(next);
    },
    clear: () => keepDraft(owner, null),
  };
}
