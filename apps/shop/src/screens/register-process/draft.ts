import type { z } from 'zod';
import type { DocumentType } from '@tonalia/contract/people';
import type { Position } from '@tonalia/contract/position';
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

/** Where a customer is and what it looks like, as the seller gives it during the visit. */
export interface VisitProof {
  point: Position | null;
  /** JPEG in base64. */
  photos: string[];
}

export const noProof: VisitProof = { point: null, photos: [] };

const key = 'tonalia.registration';
/** Apart from the draft, which is written with each key stroke. */
const proofKey = 'tonalia.registration.proof';

/** The draft of this tab if it belongs to `owner`: the phone number being registered, or the seller registering a customer. */
export const storedDraft = (owner: string): RegistrationDraft | null =>
  stored<{ draft: RegistrationDraft }>(key, owner)?.draft ?? null;

export const storeDraft = (owner: string, draft: RegistrationDraft | null): void =>
  store(key, draft && { owner, draft });

/** A phone that opens its camera may end the page: what was given is still there. */
export const storedProof = (owner: string): VisitProof =>
  stored<{ proof: VisitProof }>(proofKey, owner)?.proof ?? noProof;

export const storeProof = (owner: string, proof: VisitProof | null): void => store(proofKey, proof && { owner, proof });

function stored<T>(under: string, owner: string): T | null {
  try {
    // Only `store` writes under these keys.
    const read = JSON.parse(sessionStorage.getItem(under) ?? 'null') as ({ owner: string } & T) | null;
    return read?.owner === owner ? read : null;
  } catch {
    return null;
  }
}

function store(under: string, value: object | null): void {
  try {
    if (value === null) sessionStorage.removeItem(under);
    else sessionStorage.setItem(under, JSON.stringify(value));
  } catch {
    // Without storage a reload loses it.
  }
}
