import { z } from 'zod';
import { oneCustomerOfficeApi } from './customers-office-one.ts';
import type { OfficeService } from './office-call.ts';
import { OfficeListQuery, officePageOf } from './office-wire.ts';
import { RegistrationDocument, registrationDocumentsApi } from './registration-documents.ts';
import { RegistrationDoubt } from './seller-registrations.ts';
import { Day, Instant, Line, Uuid, resultsOf } from './wire.ts';

/** Another customer with the same document, mail of its invoices or address, with what tells both apart. */
export const RegistrationTwin = z.object({
  _id: Uuid,
  name: z.string(),
  /** What both share: at least one. */
  same: z.array(z.enum(['document', 'email', 'street'])),
  document: z.string().nullable(),
  person: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  street: z.string().nullable(),
  city: z.string(),
  tradeType: z.string(),
  seller: z.string().nullable(),
  since: Instant,
  /** Null without an order. */
  lastOrderOn: Day.nullable(),
  /** Null without the permission to see debts. */
  owed: z.int().nullable(),
});
export type RegistrationTwin = z.infer<typeof RegistrationTwin>;

/** A registration that waits for a decision. */
export const OfficeRegistration = z.object({
  _id: Uuid,
  business: z.string(),
  person: z.string(),
  /** "NIT 901330764-2"; null when none was asked. */
  document: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** Street and number of the first address. */
  street: z.string().nullable(),
  city: z.string(),
  tradeType: z.string(),
  tradeTypeId: z.string(),
  /** The seller that registered it; null for one that registered itself. */
  seller: z.object({ _id: Uuid, name: z.string() }).nullable(),
  /** A warehouse delivers to its city. */
  isCovered: z.boolean(),
  receivedAt: Instant,
  /** Those that were asked for or are there. */
  documents: z.array(RegistrationDocument),
  /** May be the same business, five at most. */
  twins: z.array(RegistrationTwin),
});
export type OfficeRegistration = z.infer<typeof OfficeRegistration>;

/** A page of registrations that wait for a decision. */
export const OfficeRegistrationPage = officePageOf(OfficeRegistration);
export type OfficeRegistrationPage = z.infer<typeof OfficeRegistrationPage>;

/** A customer that a seller registered without a network, and that waits for an answer of this seller. */
export const WaitingSellerRegistration = z.object({
  _id: Uuid,
  seller: z.string(),
  business: z.string(),
  phone: z.string(),
  document: z.string().nullable(),
  reasons: z.array(RegistrationDoubt),
  takenAt: Instant,
  receivedAt: Instant,
});
export type WaitingSellerRegistration = z.infer<typeof WaitingSellerRegistration>;

const ById = z.object({ id: Uuid });
/** False when another operator, or a command, had decided the same before. */
const decided = resultsOf(z.object({ isChanged: z.boolean() }));

/** The office's calls of customers, under `/api/customers`. */
export const customersOfficeApi = {
  ...oneCustomerOfficeApi,
  ...registrationDocumentsApi,
  /** The oldest first. */
  'GET /office/registrations': {
    query: OfficeListQuery.omit({ q: true }),
    response: OfficeRegistrationPage,
    errors: [],
  },
  /** Of those that sellers took without a network: the ones that wait for their seller, the oldest first, 200 at most. */
  'GET /office/seller-registrations': { response: resultsOf(z.array(WaitingSellerRegistration)), errors: [] },
  /** Approves with the price list and the seller that are sent; what is not sent stays as it is. */
  'POST /office/registrations/{id}/approve': {
    params: ById,
    body: z.strictObject({ tradeTypeId: z.string().max(40).optional(), sellerId: Uuid.optional() }),
    response: decided,
    errors: ['CUSTOMER_NOT_FOUND', 'TRADE_TYPE_NOT_FOUND', 'SELLER_NOT_FOUND'],
  },
  /** The customer reads the reason and can correct the registration. */
  'POST /office/registrations/{id}/reject': {
    params: ById,
    body: z.strictObject({ reason: Line.pipe(z.string().min(3).max(200)) }),
    response: decided,
    errors: ['CUSTOMER_NOT_FOUND'],
  },
} satisfies OfficeService;
