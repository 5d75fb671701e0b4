import { z } from 'zod';
import { maxBankAccounts } from './limits.ts';
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
  /** The discount or charge in force; percent, or pesos of an order. */
  movement: z
    .object({ type: z.enum(['discount', 'charge']), kind: z.enum(['percentage', 'value']), amount: z.int() })
    .nullable(),
  /** The accounts that customers transfer to, as they read them, in their order; empty for other methods. */
  accounts: z.array(z.string()),
});
export type PaymentOffer = z.infer<typeof PaymentOffer>;

const Account = Lines.pipe(
  z
    .string()
    .trim()
    .min(1)
    .max(300)
    // an empty line divides two accounts
    .refine((text) => !/\n\s*\n/.test(text), 'una cuenta no tiene líneas vacías'),
);
const Reference = z.string().regex(/^[a-z_]{2,40}$/);
const References = z.array(Reference).min(1).max(50);
const Offered = z.strictObject({ active: z.boolean(), accounts: z.array(Account).max(maxBankAccounts) });

/** The office's calls about the payment methods that the shop offers, under `/api/purchase`. */
export const paymentOffersApi = {
  /** Every method in the order of the checkout. */
  'GET /office/payment-offers': { response: resultsOf(z.array(PaymentOffer)), errors: [] },
  /** Offers a method or not; `seen` is what the operator saw. Accounts are of a transfer only; to change those that customers had needs the second factor. */
  'PUT /office/payment-offers/{reference}': {
    params: z.object({ reference: Reference }),
    body: Offered.extend({ seen: Offered }),
    response: resultsOf(z.array(PaymentOffer)),
    errors: ['METHOD_NOT_FOUND', 'TRANSFER_ACCOUNT_REQUIRED', 'STEP_UP_REQUIRED', 'VERSION_CONFLICT'],
  },
  /** Gives all methods another order in the checkout; `seen` is the order that the operator saw. */
  'PUT /office/payment-order': {
    body: z.strictObject({ references: References, seen: References }),
    response: resultsOf(z.array(PaymentOffer)),
    errors: ['METHOD_NOT_FOUND', 'VERSION_CONFLICT'],
  },
} satisfies OfficeService;
