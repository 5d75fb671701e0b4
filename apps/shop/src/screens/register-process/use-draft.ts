import { useState } from 'react';
import { emptyDraft, storeDraft, storedDraft } from './draft.ts';
import type { RegistrationDraft } from './draft.ts';

/** The form draft of `owner`, stored in this tab until `clear`. `first` fills empty fields. */
export function useDraft(owner: string, first: Partial<RegistrationDraft> = {}) {
  const [draft, setDraft] = useState<RegistrationDraft>(() => storedDraft(owner) ?? { ...emptyDraft, ...first });
  return {
    draft,
    keep: (next: RegistrationDraft) => {
      storeDraft(owner, next);
      setDraft(next);
    },
    clear: () => storeDraft(owner, null),
  };
}
