import type { RegistrationDocumentKind } from '@tonalia/contract/registration-documents';
import { statement } from '../../../platform/db.ts';
import type { ContactDetails } from '../../auth/index.ts';

/** Locks a registration that waits, and says where its owner can be reached. No row when it was decided. */
export const lockWaitingRegistration = statement<ContactDetails, [customerId: string]>(
  'auth.lock_waiting_registration',
  `select identity.email, identity.phone_e164 as "phoneE164" from auth.customer
   join auth.identity on identity.id = customer.identity_id and identity.deleted_at is null
   where customer.id = $1 and customer.approval in ('received', 'in_review') for update of customer`,
);

/** The kinds that are asked for now: not those that are there, nor those asked for on the same day. */
export const askDocuments = statement<
  { kind: RegistrationDocumentKind },
  { customerId: string; kinds: readonly RegistrationDocumentKind[]; now: Date }
>(
  'auth.ask_documents',
  `insert into auth.registration_document as paper (customer_id, kind, asked_at)
   select distinct $customerId::uuid, kind, $now::timestamptz from unnest($kinds::text[]) kind
   on conflict (customer_id, kind) do update set asked_at = excluded.asked_at
   where paper.received_at is null
     and (paper.asked_at at time zone 'America/Bogota')::date < (excluded.asked_at at time zone 'America/Bogota')::date
   returning paper.kind`,
  ['customerId', 'kinds', 'now'],
);

/** No row when it is there already. */
export const markReceived = statement<
  { kind: RegistrationDocumentKind },
  { customerId: string; kind: RegistrationDocumentKind; now: Date }
>(
  'auth.mark_document_received',
  `insert into auth.registration_document as paper (customer_id, kind, received_at) values ($customerId, $kind, $now)
   on conflict (customer_id, kind) do update set received_at = excluded.received_at where paper.received_at is null
   returning paper.kind`,
  ['customerId', 'kind', 'now'],
);

/** Forgets that a document is there; one that came unasked has no row then. */
export const forgetUnasked = statement<
  { kind: RegistrationDocumentKind },
  [customerId: string, kind: RegistrationDocumentKind]
>(
  'auth.forget_unasked_document',
  `delete from auth.registration_document where customer_id = $1 and kind = $2 and asked_at is null returning kind`,
);

export const markMissing = statement<
  { kind: RegistrationDocumentKind },
  [customerId: string, kind: RegistrationDocumentKind]
>(
  'auth.mark_document_missing',
  `update auth.registration_document set received_at = null
   where customer_id = $1 and kind = $2 and asked_at is not null and received_at is not null returning kind`,
);
