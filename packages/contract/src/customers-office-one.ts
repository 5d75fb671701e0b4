import { z } from 'zod';
import { ConsentChannel } from './customer-new.ts';
import { PersonKind, Responsibility } from './fiscal.ts';
import { maxCreditLimit } from './limits.ts';
import type { OfficeService } from './office-call.ts';
import { DocumentNumber, DocumentType, Email } from './people.ts';
import { RowVersion } from './office-wire.ts';
import { CityId, Instant, Line, Uuid, resultsOf } from './wire.ts';

/** What the office completes of a customer for its invoices. A null is unknown. */
export const FiscalData = z.strictObject({
  personKind: PersonKind.nullable(),
  /** The name of the RUT; null for that of the registration. */
  legalName: Line.pipe(z.string().min(1).max(160)).nullable(),
  tradeName: Line.pipe(z.string().min(1).max(120)),
  documentType: DocumentType.nullable(),
  /** A NIT with its check digit at the end (DOCUMENT_INVALID). */
  document: DocumentNumber.nullable(),
  invoiceEmail: Email.nullable(),
  responsibilities: z.array(Responsibility).max(5),
  chargesIva: z.boolean().nullable(),
  withholds: z.boolean().nullable(),
  /** Days to pay own credit; null for those of the installation. */
  paymentDays: z.int().min(1).max(180).nullable(),
  /** The address of the invoice; null for that of delivery. */
  address: z.strictObject({ address: Line.pipe(z.string().min(5).max(160)), cityId: CityId }).nullable(),
});
export type FiscalData = z.infer<typeof FiscalData>;

/** Fiscal data as it is stored, with the names of its city and its version. */
export const OfficeFiscalData = FiscalData.omit({ address: true }).extend({
  address: z
    .object({ address: z.string(), cityId: CityId, city: z.string(), stateId: z.string(), state: z.string() })
    .nullable(),
  /** Rises with each change; a save names the version it was made for. */
  version: z.int(),
  /** When an operator last saved it; null while only the registration is known. */
  checkedAt: Instant.nullable(),
});
export type OfficeFiscalData = z.infer<typeof OfficeFiscalData>;

/** One customer. */
export const OfficeCustomer = z.object({
  _id: Uuid,
  name: z.string(),
  state: z.enum(['received', 'in_review', 'approved', 'rejected', 'blocked']),
  createdAt: Instant,
  /** The owner of the account. */
  person: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  tradeType: z.string(),
  city: z.string(),
  /** Name of the department. */
  region: z.string(),
  seller: z.string().nullable(),
  /** Name of the loyalty tier. */
  tier: z.string(),
  /** Since when its owner is blocked, and why; the reason of a command is unknown. */
  block: z.object({ at: Instant, reason: z.string().nullable() }).nullable(),
  /** Addresses of delivery, the usual one first. */
  addresses: z.array(
    z.object({
      _id: Uuid,
      title: z.string(),
      address: z.string(),
      city: z.string(),
      state: z.string(),
      /** The usual one. */
      isDefault: z.boolean(),
      /** Days of delivery, 1 is Monday; null without coverage. */
      weekdays: z.array(z.int()).nullable(),
    }),
  ),
  /** Its latest consent to the treatment of personal data; null for an imported customer. */
  consent: z
    .object({
      /** Of the legal text. */
      version: z.string(),
      at: Instant,
      /** The seller or the operator that it was given to; null for the customer alone. */
      through: z.string().nullable(),
      /** Only of one that was given to an operator. */
      channel: ConsentChannel.nullable(),
    })
    .nullable(),
  fiscal: OfficeFiscalData,
});
export type OfficeCustomer = z.infer<typeof OfficeCustomer>;

const ById = z.object({ id: Uuid });
/** Pesos that a customer may owe. */
const CreditLimit = z.int().min(0).max(maxCreditLimit);

/** The office's calls about one customer, under `/api/customers`. */
export const oneCustomerOfficeApi = {
  'GET /office/customers/{id}': { params: ById, response: resultsOf(OfficeCustomer), errors: ['CUSTOMER_NOT_FOUND'] },
  /** Replaces the fiscal data. Orders that were placed keep what they had. */
  'PUT /office/customers/{id}/fiscal': {
    params: ById,
    body: FiscalData.extend({ version: RowVersion.min(1) }),
    response: resultsOf(OfficeFiscalData),
    errors: [
      'CUSTOMER_NOT_FOUND',
      'VERSION_CONFLICT',
      'DOCUMENT_INVALID',
      'FIELD_REQUIRED',
      'CITY_NOT_FOUND',
      'STEP_UP_REQUIRED',
    ],
  },
  /** Changes the limit of its credit, or opens it. `expected` is the limit that was shown; null without credit. */
  'PUT /office/customers/{id}/credit-limit': {
    params: ById,
    body: z.strictObject({ limit: CreditLimit, expected: CreditLimit.nullable() }),
    response: resultsOf(z.object({ isChanged: z.boolean() })),
    errors: ['CUSTOMER_NOT_FOUND', 'VERSION_CONFLICT', 'STEP_UP_REQUIRED', 'CREDIT_NEEDS_OWNER'],
  },
} satisfies OfficeService;
