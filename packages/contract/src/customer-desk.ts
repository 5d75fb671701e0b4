import { z } from 'zod';
import type { OfficeService } from './office-call.ts';
import { OpenSession } from './people.ts';
import { OfficeNote } from './purchase-office-order.ts';
import { Line, Lines, Uuid, resultsOf } from './wire.ts';

/** An open session of a person of the customer. */
export const OfficeCustomerSession = OpenSession.omit({ current: true }).extend({
  /** Its person, when it is not the owner of the account. */
  person: z.string().nullable(),
});
export type OfficeCustomerSession = z.infer<typeof OfficeCustomerSession>;

const ById = z.object({ id: Uuid });
/** False when it was so already. */
const changed = resultsOf(z.object({ isChanged: z.boolean() }));

/** The office's calls that look after one customer, under `/api/customers`. */
export const customerDeskApi = {
  /** Newest first, 200 at most; the shop never shows them. */
  'GET /office/customers/{id}/notes': {
    params: ById,
    response: resultsOf(z.array(OfficeNote)),
    errors: ['CUSTOMER_NOT_FOUND'],
  },
  'POST /office/customers/{id}/notes': {
    params: ById,
    body: z.strictObject({ text: Lines.pipe(z.string().trim().min(1).max(1000)) }),
    response: resultsOf(OfficeNote),
    errors: ['CUSTOMER_NOT_FOUND'],
  },
  /** Of the owner and the people of the business, the latest first. */
  'GET /office/customers/{id}/sessions': {
    params: ById,
    response: resultsOf(z.array(OfficeCustomerSession)),
    errors: ['CUSTOMER_NOT_FOUND'],
  },
  /** Ends it at once. */
  'DELETE /office/customers/{id}/sessions/{sessionId}': {
    params: ById.extend({ sessionId: Uuid }),
    response: z.object({ ok: z.literal(true) }),
    errors: ['CUSTOMER_NOT_FOUND', 'SESSION_NOT_FOUND'],
  },
  /** Ends the sessions of its people, and none signs in again. Orders under way and debts stay. */
  'POST /office/customers/{id}/block': {
    params: ById,
    body: z.strictObject({ reason: Line.pipe(z.string().min(3).max(200)) }),
    response: changed,
    errors: ['CUSTOMER_NOT_FOUND'],
  },
  'POST /office/customers/{id}/unblock': { params: ById, response: changed, errors: ['CUSTOMER_NOT_FOUND'] },
} satisfies OfficeService;
