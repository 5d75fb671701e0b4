import type { RegistrationDocumentKind } from '@tonalia/contract/registration-documents';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** Registrations of phones that wait for their seller, the oldest first. */
export const waitingSellerRegistrationsQuery = queryOptions({
  queryKey: ['registrations', 'of-sellers'],
  queryFn: ({ signal }) =>
    call('customers', 'GET /office/seller-registrations', { signal }).then(({ results }) => results),
  refetchInterval: 60_000,
});

/** What an approval changes of a registration: the trade type and the seller, where they are others. */
export interface ApprovalTerms {
  tradeTypeId?: string | undefined;
  sellerId?: string | undefined;
}

/** Approves with the terms, or rejects with a reason that the customer reads. Returns false when it was decided so before. */
export const decideRegistration = (
  id: string,
  { reason, terms = {} }: { reason?: string; terms?: ApprovalTerms },
): Promise<boolean> =>
  (reason === undefined
    ? call('customers', 'POST /office/registrations/{id}/approve', { params: { id }, body: terms })
    : call('customers', 'POST /office/registrations/{id}/reject', { params: { id }, body: { reason } })
  ).then(({ results }) => results.isChanged);

/** Asks the applicant for documents in one message. False when each of them is there, or was asked for on this day. */
export const askForDocuments = (id: string, kinds: RegistrationDocumentKind[]): Promise<boolean> =>
  call('customers', 'POST /office/registrations/{id}/documents', { params: { id }, body: { kinds } }).then(
    ({ results }) => results.isChanged,
  );

/** Says that a document is there, or takes that back. */
export const receiveDocument = (
  id: string,
  body: { kind: RegistrationDocumentKind; isReceived: boolean },
): Promise<boolean> =>
  call('customers', 'POST /office/registrations/{id}/documents/receive', { params: { id }, body }).then(
    ({ results }) => results.isChanged,
  );
