import { z } from 'zod';
import type { OfficeService } from './office-call.ts';
import { OfficeListQuery, officePageOf } from './office-wire.ts';
import { CardFace } from './payment.ts';
import { MoneyId } from './money-id.ts';
import { Day, Instant, Pesos, Uuid, resultsOf } from './wire.ts';

/**
 * Where a payment at a gateway is: `pending` waits for the bank, `declined` and `error` took nothing, `partly_returned` and `returned` gave
 * money back, `voided` was cancelled before anything was paid.
 */
export const GatewayResult = z.enum([
  'approved',
  'pending',
  'declined',
  'error',
  'partly_returned',
  'returned',
  'voided',
]);
export type GatewayResult = z.infer<typeof GatewayResult>;

/**
 * How the last answer of the gateway differs from the payment: another state, amount or reference, a payment that it does not know, or money
 * that went back by hand and at the gateway.
 */
export const GatewayDifference = z.enum(['status', 'amount', 'reference', 'unknown', 'twice']);
export type GatewayDifference = z.infer<typeof GatewayDifference>;

/** A payment that was sent to a gateway. */
export const GatewayPayment = z.object({
  _id: MoneyId,
  at: Instant,
  /** Null for a payment of own credit. */
  orderCode: z.string().nullable(),
  customer: z.object({ _id: Uuid, name: z.string() }),
  /** Name of the method. */
  method: z.string(),
  card: CardFace.nullable(),
  /** Our name of the payment, which the gateway accepts once. */
  reference: z.string(),
  /** The gateway's name of it; null while it has none. */
  transactionId: z.string().nullable(),
  amount: Pesos,
  /** What the gateway keeps of it by the tariff of the business's rules; null when it took nothing, or lends. */
  fee: Pesos.nullable(),
  result: GatewayResult,
  /** Why it was not approved. */
  reason: z.string().nullable(),
  /** Pesos that went back, and pesos of refunds that are not done. */
  returned: Pesos,
  returning: Pesos,
  /** The gateway answers questions; one that does not sends its results unasked. */
  canBeAsked: z.boolean(),
  /** The gateway's last answer; a null state when it does not know the payment. */
  answer: z
    .object({ status: z.enum(['pending', 'approved', 'declined', 'voided', 'error']).nullable(), at: Instant })
    .extend({ amount: Pesos.nullable() })
    .nullable(),
  difference: GatewayDifference.nullable(),
  /** It took nothing, and its order still waits for a payment: the customer can be asked for another one. */
  canBeRepeated: z.boolean(),
});
export type GatewayPayment = z.infer<typeof GatewayPayment>;

/** Filters and page of the payments at a gateway. */
export const GatewayPaymentQuery = OfficeListQuery.extend({
  /** The first day, in Bogotá; the last 31 days without it. */
  since: Day.optional(),
  method: z.string().max(40).optional(),
  result: GatewayResult.optional(),
  /** Only those that wait for the bank or differ, of any day. */
  open: z.enum(['true', 'false']).default('false'),
  sort: z.enum(['-at', 'at']).default('-at'),
});
export type GatewayPaymentQuery = z.infer<typeof GatewayPaymentQuery>;

/** A page of payments with the sum of what was approved, the methods in use, and the number of those that hang or differ. */
export const GatewayPaymentPage = officePageOf(GatewayPayment).extend({
  approved: Pesos,
  open: z.int(),
  methods: z.array(z.object({ reference: z.string(), name: z.string() })),
});
export type GatewayPaymentPage = z.infer<typeof GatewayPaymentPage>;

const ById = z.object({ id: MoneyId });

/** The office's calls about payments at a gateway, under `/api/purchase`. */
export const purchaseGatewayApi = {
  'GET /office/gateway-payments': { query: GatewayPaymentQuery, response: GatewayPaymentPage, errors: [] },
  /** Asks the gateway for a payment now, applies the answer as a webhook is, and responds with the payment. */
  'POST /office/gateway-payments/{id}/ask': {
    params: ById,
    response: resultsOf(GatewayPayment),
    errors: ['GATEWAY_PAYMENT_NOT_FOUND', 'GATEWAY_CANNOT_BE_ASKED', 'GATEWAY_UNAVAILABLE'],
  },
  /**
   * Asks the customer by message for another payment of what the order owes. `requestId` is made by the screen: a repeated call sends nothing more.
   */
  'POST /office/gateway-payments/{id}/request': {
    params: ById,
    body: z.strictObject({ requestId: Uuid }),
    response: resultsOf(z.object({ amount: Pesos })),
    errors: ['GATEWAY_PAYMENT_NOT_FOUND', 'NOTHING_TO_PAY', 'PAYMENT_WAITS', 'NO_RECIPIENT', 'TOO_MANY_REQUESTS'],
  },
  /** Has the gateway asked again for a refund that failed there or was left to an operator. */
  'POST /office/refunds/{id}/retry': {
    params: ById,
    response: resultsOf(z.object({ _id: MoneyId })),
    errors: ['REFUND_NOT_FOUND', 'REFUND_DONE', 'REFUND_NEEDS_APPROVAL', 'REFUND_AT_GATEWAY', 'REFUND_BY_HAND_ONLY'],
  },
  /** Leaves a refund to an operator, unless the gateway says that it returned the money. */
  'POST /office/refunds/{id}/by-hand': {
    params: ById,
    response: resultsOf(z.object({ _id: MoneyId })),
    errors: [
      'REFUND_NOT_FOUND',
      'REFUND_DONE',
      'REFUND_NEEDS_APPROVAL',
      'REFUND_AT_GATEWAY',
      'REFUND_MADE_BY_GATEWAY',
      'GATEWAY_CANNOT_BE_ASKED',
      'GATEWAY_UNAVAILABLE',
    ],
  },
} satisfies OfficeService;
