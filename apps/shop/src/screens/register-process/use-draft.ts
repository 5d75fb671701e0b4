import { useState } from 'react';
import { emptyDraft, keepDraft, keptDraft } from './draft.ts';
import type { RegistrationDraft } from './draft.ts';

/** The form draft of `owner`, stored in this tab until `clear`. `first` fills empty fields. */
export function useDraft(owner: string, first: Partial<RegistrationDraft> = {}) {
  const [draft, setDraft] = useState<RegistrationDraft>(() => keptDraft(owner) ?? { ...emptyDraft, ...first });
  return {
    draft,
    keep: (next: RegistrationDraft) => {
      keepDraft(owner, next);
      setDraft(next);
    },
    clear: () => keepDraft(owner, null),
  };
}
