import { z } from 'zod';
import type { OfficeService } from './office-call.ts';
import { DocumentNumber, DocumentType, Registration } from './people.ts';
import { Uuid, resultsOf } from './wire.ts';

/** On what way a customer gave its consent to an operator. */
export const ConsentChannel = z.enum(['in-person', 'phone', 'whatsapp', 'email', 'paper']);
export type ConsentChannel = z.infer<typeof ConsentChannel>;

/** A customer that the office creates: a registration with its document, and with the consent that the customer gave to the operator. */
export const NewCustomer = Registration.pick({
  name: true,
  last_name: true,
  email: true,
  business_name: true,
  tradeTypeId: true,
  stateId: true,
  cityId: true,
  address: true,
  address_title: true,
}).extend({
  phone: Registration.shape.phone.unwrap(),
  document_type: DocumentType,
  /** A NIT with its check digit at the end (DOCUMENT_INVALID). */
  document: DocumentNumber,
  /** Its seller, which asks for `portfolios.assign` (ROLE_NOT_ALLOWED); absent for none. */
  sellerId: Uuid.optional(),
  consent: z.strictObject({ accepted: z.literal(true), channel: ConsentChannel }),
  /** Another customer with this document is another business. */
  isAnotherBusiness: z.boolean().default(false),
});
/** As a client sends it. */
export type NewCustomerBody = z.input<typeof NewCustomer>;

/** The office's call that creates a customer, under `/api/customers`. */
export const customerNewApi = {
  /** Approved at once. The customer signs in with the phone, and a message says so. */
  'POST /office/customers': {
    body: NewCustomer,
    response: resultsOf(z.object({ _id: Uuid })),
    errors: [
      'DOCUMENT_INVALID',
      'CUSTOMER_TWIN',
      'ALREADY_REGISTERED',
      'TRADE_TYPE_NOT_FOUND',
      'CITY_NOT_FOUND',
      'SELLER_NOT_FOUND',
    ],
  },
} satisfies OfficeService;
