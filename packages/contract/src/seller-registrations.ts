import { z } from 'zod';
import type { Service } from './call.ts';
import { maxRegistrationPhotoBytes, maxRegistrationPhotos } from './limits.ts';
import { Approval, DocumentNumber, DocumentType, Phone, Registration } from './people.ts';
import { Position } from './position.ts';
import { Instant, PageQuery, Uuid, pageOf, resultsOf } from './wire.ts';

const sellerErrors = ['GUEST_NOT_ALLOWED', 'ROLE_NOT_ALLOWED'] as const;

/** A customer that a seller registered without a network. */
export const SellerRegistrationRequest = z.strictObject({
  /** Made by the phone and kept for ever, so that a repeated request is one customer. */
  clientRegistrationId: z.uuidv7(),
  takenAt: Instant,
  registration: Registration.omit({ registrationToken: true, password: true }).required({ phone: true }),
  /** Where the business is, when the seller lets the device say so. */
  position: Position.optional(),
  /** Its front and its document: JPEG, PNG or WebP in base64, at most 400 kB each. */
  photos: z
    .array(
      z
        .base64()
        .min(8)
        .max(Math.ceil(maxRegistrationPhotoBytes / 3) * 4),
    )
    .max(maxRegistrationPhotos)
    .optional(),
});
export type SellerRegistrationRequest = z.infer<typeof SellerRegistrationRequest>;

/** Why a registration waits: an account has that phone, a customer has that document, or the text of the consent is another one now. */
export const RegistrationDoubt = z.enum(['phone', 'document', 'terms']);
export type RegistrationDoubt = z.infer<typeof RegistrationDoubt>;

/** The customer that a registration became; orders taken for it name this customer and this address. */
const RegisteredCustomer = z.object({
  customerId: Uuid,
  name: z.string(),
  /** Null for a customer without an address. */
  addressId: Uuid.nullable(),
  approval: Approval.shape.state,
});

/** What became of a registration of a phone. */
export const SellerRegistration = z.object({
  clientRegistrationId: Uuid,
  status: z.enum(['registered', 'waits', 'discarded']),
  takenAt: Instant,
  receivedAt: Instant,
  /** Set when it was registered, or was a customer before. */
  customer: RegisteredCustomer.nullable(),
  /** Set while it waits. */
  asks: z
    .object({
      /** Rises with each answer that leads to other questions; the answer names it. */
      revision: z.int(),
      reasons: z.array(RegistrationDoubt).min(1),
      /** What was typed. */
      business: z.string(),
      phone: z.string(),
      document_type: DocumentType.nullable(),
      document: z.string().nullable(),
      /** Customers of the seller's own portfolio with that phone or document. */
      own: z.array(z.object({ _id: Uuid, name: z.string() })),
      /** The text that is accepted now. */
      termsVersion: z.string(),
    })
    .nullable(),
});
export type SellerRegistration = z.infer<typeof SellerRegistration>;

const params = z.object({ clientRegistrationId: Uuid });
const answered = [
  ...sellerErrors,
  'REGISTRATION_ASKS',
  'REGISTRATION_DISCARDED',
  'IDEMPOTENCY_KEY_REUSED',
  'FIELD_REQUIRED',
  'DOCUMENT_INVALID',
  'TRADE_TYPE_NOT_FOUND',
  'CITY_NOT_FOUND',
  'TOO_MANY_REQUESTS',
] as const;

/** Customers that sellers register without a network; the base is `/api/customers`. The session decides the seller. */
export const sellerRegistrationsApi = {
  /** Exactly once: the same registration again has the same answer. One that is in doubt waits for the seller (REGISTRATION_ASKS). */
  'POST /seller-registrations': {
    body: SellerRegistrationRequest,
    response: resultsOf(RegisteredCustomer),
    errors: [...answered, 'REGISTRATION_PHOTO_REFUSED'],
  },
  /** The seller's own, newest first. */
  'GET /seller-registrations': {
    query: PageQuery.extend({ status: SellerRegistration.shape.status.optional() }),
    response: pageOf(SellerRegistration),
    errors: [...sellerErrors],
  },
  'GET /seller-registrations/{clientRegistrationId}': {
    params,
    response: resultsOf(SellerRegistration),
    errors: [...sellerErrors, 'REGISTRATION_NOT_FOUND'],
  },
  /**
   * Answers a registration that waits: it is a customer of the portfolio already (`same`), or it is registered with what is corrected. The same
   * answer again has the same result.
   */
  'POST /seller-registrations/{clientRegistrationId}/answer': {
    params,
    body: z.discriminatedUnion('choice', [
      z.strictObject({ choice: z.literal('same'), revision: z.int().min(1), customerId: Uuid }),
      z.strictObject({
        choice: z.literal('register'),
        revision: z.int().min(1),
        phone: Phone.optional(),
        document_type: DocumentType.optional(),
        document: DocumentNumber.optional(),
        /** Another business with the same document. */
        isAnotherBusiness: z.boolean().default(false),
        /** The customer accepted this text. */
        termsVersion: z.string().max(40).optional(),
      }),
    ]),
    response: resultsOf(RegisteredCustomer),
    errors: [...answered, 'REGISTRATION_NOT_FOUND', 'CUSTOMER_NOT_FOUND'],
  },
  /** Gives up a registration that waits; again, it stays so. REGISTRATION_SETTLED once it was registered. */
  'POST /seller-registrations/{clientRegistrationId}/discard': {
    params,
    response: resultsOf(SellerRegistration),
    errors: [...sellerErrors, 'REGISTRATION_NOT_FOUND', 'REGISTRATION_SETTLED'],
  },
} satisfies Service;

/** An answer to a registration that waits. */
export type SellerRegistrationAnswer = z.infer<
  (typeof sellerRegistrationsApi)['POST /seller-registrations/{clientRegistrationId}/answer']['body']
>;
