import type { z } from 'zod';
import type { DocumentType } from '@tonalia/contract/people';
import { noPlace } from '../../features/place-picker/place-picker.tsx';
import type { Municipality } from '../../features/place-picker/place-picker.tsx';
import { noStreet } from '../../features/street-builder/street-draft.ts';
import type { StreetDraft } from '../../features/street-builder/street-draft.ts';

/** The typed values of a registration, never the password. */
export interface RegistrationDraft {
  phone: string;
  business_name: string;
  tradeTypeId: string;
  document_type: z.infer<typeof DocumentType>;
  document: string;
  place: Municipality;
  street: StreetDraft;
  name: string;
  last_name: string;
  email: string;
  consent: boolean;
}

export const emptyDraft: RegistrationDraft = {
  phone: '',
  business_name: '',
  tradeTypeId: '',
  document_type: 'NIT',
  document: '',
  place: noPlace,
  street: noStreet,
  name: '',
  last_name: '',
  email: '',
  consent: false,
};

const key = 'tonalia.registration';

/** The draft of this tab if it belongs to `owner`: the phone number being registered, or the seller registering a customer. */
export function storedDraft(owner: string): RegistrationDraft | null {
  try {
    // Only `storeDraft` writes under this key.
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as {
      owner: string;
      draft: RegistrationDraft;
    } | null;
    return stored?.owner === owner ? stored.draft : null;
  } catch {
    return null;
  }
}

export function storeDraft(owner: string, draft: RegistrationDraft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ owner, draft }));
  } catch {
    // Without storage a reload loses the draft.
  }
}
