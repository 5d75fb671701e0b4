import { z } from 'zod';
import type { OfficeService } from './office-call.ts';
import { Instant, Uuid, resultsOf } from './wire.ts';

/** In the order in which a message names them. */
export const documentKinds = ['rut', 'identity', 'chamber'] as const;
/** What can be asked of a business that registers. */
export const RegistrationDocumentKind = z.enum(documentKinds);
/** The RUT of the business, the identity card of its owner, or its certificate of the chamber of commerce. */
export type RegistrationDocumentKind = z.infer<typeof RegistrationDocumentKind>;

/** A document that was asked of a registration, or is there. */
export const RegistrationDocument = z.object({
  kind: RegistrationDocumentKind,
  /** Of the last message that asked for it; null for one that came unasked. */
  askedAt: Instant.nullable(),
  receivedAt: Instant.nullable(),
});
export type RegistrationDocument = z.infer<typeof RegistrationDocument>;

/** False when nothing was left to change, or the registration waits no longer. */
const changed = resultsOf(z.object({ isChanged: z.boolean() }));

/** The office's calls about the documents of a registration, under `/api/customers`. */
export const registrationDocumentsApi = {
  /** One message for all that lack; a document is asked for once a day. */
  'POST /office/registrations/{id}/documents': {
    params: z.object({ id: Uuid }),
    body: z.strictObject({ kinds: z.array(RegistrationDocumentKind).min(1).max(documentKinds.length) }),
    response: changed,
    errors: ['CUSTOMER_NOT_FOUND', 'NO_RECIPIENT'],
  },
  /** Says that a document is there, or takes that back. */
  'POST /office/registrations/{id}/documents/receive': {
    params: z.object({ id: Uuid }),
    body: z.strictObject({ kind: RegistrationDocumentKind, isReceived: z.boolean() }),
    response: changed,
    errors: ['CUSTOMER_NOT_FOUND'],
  },
} satisfies OfficeService;
