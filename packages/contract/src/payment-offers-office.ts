import { z } from 'zod';
import type { OfficeService } from './office-call.ts';
import { PaymentGroup } from './payment.ts';
import { Lines, resultsOf } from './wire.ts';

/** A payment method, and whether the shop offers it. */
export const PaymentOffer = z.object({
  reference: z.string(),
  name: z.string(),
  group: PaymentGroup,
  active: z.boolean(),
  /** False for a method that charges at once while no gateway is set up: it is not offered although it is active. */
  isPossible: z.boolean(),
  /** The account that customers transfer to; null for other methods and for none. */
  account: z.string().nullable(),
});
export type PaymentOffer = z.infer<typeof PaymentOffer>;

const Offered = z.strictObject({ active: z.boolean(), account: Lines.pipe(z.string().trim().max(300)).nullable() });

/** The office's calls about the payment methods that the shop offers, under `/api/purchase`. */
export const paymentOffersApi = {
  /** Every method in the order of the checkout. */
  'GET /office/payment-offers': { response: resultsOf(z.array(PaymentOffer)), errors: [] },
  /** Offers a method or not; `seen` is what the operator saw. An account is of a transfer only. */
  'PUT /office/payment-offers/{reference}': {
    params: z.object({ reference: z.string().regex(/^[a-z_]{2,40}$/) }),
    body: Offered.extend({ seen: Offered }),
    response: resultsOf(z.array(PaymentOffer)),
    errors: ['METHOD_NOT_FOUND', 'TRANSFER_ACCOUNT_REQUIRED', 'VERSION_CONFLICT'],
  },
} satisfies OfficeService;
