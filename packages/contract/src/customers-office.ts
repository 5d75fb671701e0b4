import { z } from 'zod';
import { oneCustomerOfficeApi } from './customers-office-one.ts';
import type { OfficeService } from './office-call.ts';
import { Instant, Line, Uuid, resultsOf } from './wire.ts';

/** Another customer with the same document. */
export const RegistrationTwin = z.object({ _id: Uuid, name: z.string() });

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
  receivedAt: Instant,
  /** May be the same business. */
  twins: z.array(RegistrationTwin),
});
export type OfficeRegistration = z.infer<typeof OfficeRegistration>;

const ById = z.object({ id: Uuid });
/** False when another operator, or a command, had decided the same before. */
const decided = resultsOf(z.object({ isChanged: z.boolean() }));

/** The office's calls of customers, under `/api/customers`. */
export const customersOfficeApi = {
  ...oneCustomerOfficeApi,
  /** The oldest first, 200 at most. */
  'GET /office/registrations': { response: resultsOf(z.array(OfficeRegistration)), errors: [] },
  'POST /office/registrations/{id}/approve': { params: ById, response: decided, errors: ['CUSTOMER_NOT_FOUND'] },
  /** The customer reads the reason and can correct the registration. */
  'POST /office/registrations/{id}/reject': {
    params: ById,
    body: z.strictObject({ reason: Line.pipe(z.string().min(3).max(200)) }),
    response: decided,
    errors: ['CUSTOMER_NOT_FOUND'],
  },
} satisfies OfficeService;
