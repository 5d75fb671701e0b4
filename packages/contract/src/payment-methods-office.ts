import { z } from 'zod';
import type { OfficeService } from './office-call.ts';
import { RowVersion } from './office-wire.ts';
import { PaymentGroup, PaymentMethodDiscount } from './payment.ts';
import { CatalogueId, Instant, Pesos, resultsOf } from './wire.ts';

/** Most percent of the goods that a payment method takes off or adds. */
const MOST_PERCENT = 50;

/** The terms of a discount or charge of a payment method: whole percent from 1 to 50, or pesos of an order. */
export const MovementDraft = z
  .strictObject({
    ...PaymentMethodDiscount.shape,
    discount_amount: z.int().min(1).max(100_000_000),
    from: Instant,
    until: Instant.nullable(),
  })
  .refine(({ discount_type: type, discount_amount: amount }) => type === 'value' || amount <= MOST_PERCENT, {
    path: ['discount_amount'],
    error: `va de 1 % a ${MOST_PERCENT} %`,
  });
export type MovementDraft = z.infer<typeof MovementDraft>;

/** A discount or charge of a payment method, with its time. */
export const OfficeMovement = PaymentMethodDiscount.extend({
  _id: CatalogueId,
  /** Null for one without a start, or without an end. */
  from: Instant.nullable(),
  until: Instant.nullable(),
  state: z.enum(['coming', 'running', 'ended']),
  version: RowVersion,
});
export type OfficeMovement = z.infer<typeof OfficeMovement>;

/** What an order of some pesos of goods pays with a method, without its shipping, by the rules of the cart. */
export const MovementExample = z.object({ goods: Pesos, total: Pesos });
export type MovementExample = z.infer<typeof MovementExample>;

/** A payment method with its discounts and charges. */
export const OfficePaymentMethod = z.object({
  reference: z.string(),
  name: z.string(),
  group: PaymentGroup,
  /** Whether the shop offers it. */
  active: z.boolean(),
  /** What an order pays with it now. */
  example: MovementExample,
  /** The one that is in force, those to come, and the last ones that ended. */
  movements: z.array(OfficeMovement),
});
export type OfficePaymentMethod = z.infer<typeof OfficePaymentMethod>;

/** The discount or charge after a change; null for a preview. */
const Saved = z.object({ movement: OfficeMovement.nullable(), examples: z.array(MovementExample) });
export type MovementSaved = z.infer<typeof Saved>;

const method = z.object({ reference: z.string().regex(/^[a-z_]{2,40}$/) });
const one = method.extend({ id: CatalogueId });
const version = RowVersion.min(1);
const dryRun = z.boolean().default(false);
const saveErrors = ['METHOD_NOT_FOUND', 'MOVEMENT_OVERLAP', 'SPAN_WRONG', 'STEP_UP_REQUIRED'] as const;
const missing = ['MOVEMENT_NOT_FOUND', 'MOVEMENT_ENDED', 'VERSION_CONFLICT'] as const;

/** The office's calls about discounts and charges of payment methods, under `/api/purchase`. */
export const paymentMethodsOfficeApi = {
  /** Every payment method in the order of the checkout. */
  'GET /office/payment-methods': { response: resultsOf(z.array(OfficePaymentMethod)), errors: [] },
  /**
   * Gives a method a discount or charge. MOVEMENT_OVERLAP names the one of the same time. More than 20 % of an order asks for the second
   * factor. With `dryRun` nothing changes; sent again, it makes no second one.
   */
  'POST /office/payment-methods/{reference}/movements': {
    params: method,
    body: MovementDraft.safeExtend({ dryRun }),
    response: resultsOf(Saved),
    errors: saveErrors,
  },
  /** Replaces the terms; one that is in force keeps its start. Orders keep what they were placed with. */
  'PUT /office/payment-methods/{reference}/movements/{id}': {
    params: one,
    body: MovementDraft.safeExtend({ version, dryRun }),
    response: resultsOf(Saved),
    errors: [...saveErrors, ...missing],
  },
  /** Ends it now; one that has not begun is removed. */
  'POST /office/payment-methods/{reference}/movements/{id}/stop': {
    params: one,
    body: z.strictObject({ version }),
    response: resultsOf(z.object({ ok: z.literal(true) })),
    errors: ['METHOD_NOT_FOUND', ...missing],
  },
} satisfies OfficeService;
