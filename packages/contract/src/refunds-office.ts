import { z } from 'zod';
import { MoneyId, MoneyParams, chosenMoney } from './money-id.ts';
import type { OfficeService } from './office-call.ts';
import { BulkResult, OfficeListQuery, officePageOf } from './office-wire.ts';
import { CardFace } from './payment.ts';
import { Instant, Line, OrderCode, Pesos, Uuid, resultsOf } from './wire.ts';

/**
 * Where a refund is: `gateway` is asked of the gateway, `failed` was refused or unanswered there and is tried again, `manual` waits for an
 * operator, `done` went back.
 */
export const RefundPlace = z.enum(['gateway', 'failed', 'manual', 'done']);
export type RefundPlace = z.infer<typeof RefundPlace>;

/** A refund in the office's list. */
export const OfficeRefund = z.object({
  _id: MoneyId,
  /** Null for a payment of own credit. */
  orderCode: z.string().nullable(),
  customer: z.object({ _id: Uuid, name: z.string() }),
  amount: Pesos,
  why: z.string(),
  goesTo: z.enum(['source', 'balance']),
  /** Name of the method that paid. */
  method: z.string(),
  card: CardFace.nullable(),
  place: RefundPlace,
  /** The operator that started it; null when a rule did. */
  startedBy: z.string().nullable(),
  note: z.string().nullable(),
  createdAt: Instant,
  doneAt: Instant.nullable(),
  /** The bank's reference of one that was made by hand. */
  reference: z.string().nullable(),
});
export type OfficeRefund = z.infer<typeof OfficeRefund>;

/** Filters and page of the refunds. */
export const OfficeRefundQuery = OfficeListQuery.extend({ state: z.enum(['waiting', 'done']).default('waiting') });
export type OfficeRefundQuery = z.infer<typeof OfficeRefundQuery>;

/** A page of refunds, with its sum, and how many wait and are done; done ones of the last year, counted up to 10,000. */
export const OfficeRefundPage = officePageOf(OfficeRefund).extend({
  amount: Pesos,
  counts: z.object({ waiting: z.int(), done: z.int() }),
});
export type OfficeRefundPage = z.infer<typeof OfficeRefundPage>;

/** Units of a line for which money is to go back. */
export const ReportedLine = z.object({ name: z.string(), units: z.int(), amount: Pesos });
export type ReportedLine = z.infer<typeof ReportedLine>;

/** What can be refunded of an order. */
export const RefundSources = z.object({
  orderId: Uuid,
  /** Payments that still hold money. */
  payments: z.array(
    z.object({
      paymentId: MoneyId,
      name: z.string(),
      card: CardFace.nullable(),
      amount: Pesos,
      /** The rest of it, in pesos. */
      holds: Pesos,
      /** Whether the gateway may return the whole of it; a part is always made by hand. */
      isAutomatic: z.boolean(),
    }),
  ),
  /** Whether the customer has a balance to hold it. */
  hasBalance: z.boolean(),
  /** What the customer asked to give back and that is not decided. */
  reported: z.array(ReportedLine),
  /** Pesos that an operator may refund without a second person. */
  alone: Pesos,
  /** A refund of the order waits for its approval. */
  isWaiting: z.boolean(),
});
export type RefundSources = z.infer<typeof RefundSources>;

/** The bank's reference of a transfer. */
const BankReference = Line.pipe(z.string().min(3).max(80));

/** A refund that an operator starts; all parts or none. */
export const RefundRequest = z.strictObject({
  parts: z
    .array(
      z.strictObject({
        paymentId: MoneyId,
        amount: z.int().min(1).max(2_000_000_000),
        /** What the payment held as the operator saw it: VERSION_CONFLICT when it holds another amount by now. */
        holds: z.int().min(1).max(2_000_000_000),
        goesTo: z.enum(['source', 'balance']).default('source'),
      }),
    )
    .min(1)
    .max(20),
  /** The customer reads it. */
  reason: Line.pipe(z.string().min(3).max(200)),
  /** For the office only. */
  note: Line.pipe(z.string().max(300)).optional(),
});
export type RefundRequest = z.infer<typeof RefundRequest>;

/** Refunds that were made by bank transfer together, with the bank's reference of that transfer. */
export const DoneRefunds = z.strictObject({ ...chosenMoney, reference: BankReference });
export type DoneRefunds = z.infer<typeof DoneRefunds>;

/** The office's calls about refunds. */
export const refundCalls = {
  /** Refunds that wait, oldest first, or that are done, newest first. */
  'GET /office/refunds': { query: OfficeRefundQuery, response: OfficeRefundPage, errors: [] },
  /** Records a refund that was made by bank transfer; recording it again changes nothing. */
  'POST /office/refunds/{id}/done': {
    params: MoneyParams,
    body: z.strictObject({ reference: BankReference }),
    response: resultsOf(z.object({ isNew: z.boolean() })),
    errors: [
      'STEP_UP_REQUIRED',
      'REFUND_NOT_FOUND',
      'REFUND_NEEDS_APPROVAL',
      'REFUND_AT_GATEWAY',
      'REFUND_MADE_BY_GATEWAY',
      'GATEWAY_UNAVAILABLE',
    ],
  },
  /** Records refunds that were made by one bank transfer; one that was recorded before is unchanged. */
  'POST /office/refunds/done': { body: DoneRefunds, response: resultsOf(BulkResult), errors: ['STEP_UP_REQUIRED'] },
  'GET /office/orders/{orderCode}/refund': {
    params: OrderCode,
    response: resultsOf(RefundSources),
    errors: ['ORDER_NOT_FOUND'],
  },
  /** Starts refunds of an order that keeps its total. Asks for the second factor again. */
  'POST /office/orders/{orderCode}/refund': {
    params: OrderCode,
    body: RefundRequest,
    response: resultsOf(z.object({ ids: z.array(MoneyId) })),
    errors: [
      'STEP_UP_REQUIRED',
      'ORDER_NOT_FOUND',
      'ORDER_UNPAID',
      'VERSION_CONFLICT',
      'REFUND_TOO_MUCH',
      'REFUND_NEEDS_APPROVAL',
      'BALANCE_UNAVAILABLE',
    ],
  },
} satisfies OfficeService;
