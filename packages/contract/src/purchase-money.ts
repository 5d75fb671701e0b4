import { z } from 'zod';
import type { OfficeService } from './office-call.ts';
import { BulkResult, MOST_AT_ONCE, OfficeListQuery, officePageOf } from './office-wire.ts';
import { CardFace, PaymentStatus } from './payment.ts';
import { Day, Instant, Line, OrderCode, Pesos, Uuid, resultsOf } from './wire.ts';

/** Id of a payment, a refund or a line of the bank; opaque to clients. */
export const MoneyId = z.string().regex(/^[1-9]\d{0,17}$/);

const MoneyParams = z.object({ id: MoneyId });

/** A movement of a bank account, of an uploaded statement. */
export const BankLine = z.object({
  _id: MoneyId,
  account: z.string(),
  day: Day,
  /** Negative for money that left the account. */
  amount: Pesos,
  reference: z.string(),
  description: z.string(),
});
export type BankLine = z.infer<typeof BankLine>;

/**
 * What the bank says of a transfer: `matches` has a line of the same amount with its reference or name, `differs` a line with its
 * reference and another amount, `unseen` none.
 */
export const TransferState = z.enum(['matches', 'differs', 'unseen']);
export type TransferState = z.infer<typeof TransferState>;

/** A bank transfer that an operator reviews. */
export const Transfer = z.object({
  _id: MoneyId,
  orderCode: z.string(),
  customer: z.object({ _id: Uuid, name: z.string() }),
  city: z.string(),
  units: z.int(),
  amount: Pesos,
  /** Total of the order; more than `amount` when own credit or an earlier part pays the rest. */
  total: Pesos,
  placedAt: Instant,
  /** Payment deadline; null when the order ended. */
  payBy: Instant.nullable(),
  /** Null while no proof was sent. */
  proof: z.object({ sentAt: Instant, heldUntil: Instant, kind: z.string() }).nullable(),
  /** Why the last proof was refused, or what is missing. */
  reason: z.string().nullable(),
  /** The order ended before the review: approving restores it when everything is still there, else the money goes back. */
  isOver: z.boolean(),
  state: TransferState,
  /** The line of the bank that fits best. */
  line: BankLine.nullable(),
});
export type Transfer = z.infer<typeof Transfer>;

/** A page of the transfers that wait. */
export const TransferPage = officePageOf(Transfer);
export type TransferPage = z.infer<typeof TransferPage>;

/** One transfer, with what helps to decide. */
export const TransferDetail = Transfer.extend({
  /** Other free lines of the bank, the likely ones first. */
  others: z.array(BankLine),
  /** Whether the customer has a balance to hold what is too much. */
  hasBalance: z.boolean(),
  /** Earlier transfers of the customer. */
  before: z.object({
    total: z.int(),
    approved: z.int(),
    latest: z.array(z.object({ orderCode: z.string(), at: Instant, amount: Pesos, status: PaymentStatus })),
  }),
});
export type TransferDetail = z.infer<typeof TransferDetail>;

/**
 * How a transfer stands: `waits` for its review, `approved` with what arrived, `rejected` with the reason, or `over` when its order needs it no
 * more.
 */
export const TransferDecision = z.object({
  state: z.enum(['waits', 'approved', 'rejected', 'over']),
  /** What arrived of an approved one, in pesos; else what is to arrive. */
  amount: Pesos,
  reason: z.string().nullable(),
  /** When its latest proof was sent; null for none. */
  proofSentAt: Instant.nullable(),
});
export type TransferDecision = z.infer<typeof TransferDecision>;

const chosen = {
  ids: z.array(MoneyId).min(1).max(MOST_AT_ONCE),
  dryRun: z.boolean().default(false),
};

const isForOne = ({ ids, ...one }: { ids: string[] } & Record<string, unknown>): boolean =>
  ids.length === 1 || ['received', 'lineId', 'seen'].every((field) => one[field] === undefined);

/** Approval of transfers. What is said of one transfer needs exactly one id. */
export const TransferApproval = z
  .strictObject({
    ...chosen,
    /** What arrived, in pesos. Less waits for the rest; more goes back, or to the balance in favour. Without it all. */
    received: z.int().min(1).max(2_000_000_000).optional(),
    /** Where goes what is too much. */
    surplus: z.enum(['source', 'balance']).default('source'),
    /** The line of the bank with this money. */
    lineId: MoneyId.optional(),
    /** Approves each with the line that fits it, and refuses those without one. */
    withLine: z.boolean().default(false),
    /** When the reviewed proof was sent, null for none: VERSION_CONFLICT for another one. */
    seen: Instant.nullable().optional(),
  })
  .refine(isForOne, { error: 'solo con una transferencia', path: ['ids'] });
export type TransferApproval = z.infer<typeof TransferApproval>;

/** Refusal of proofs; the customer reads the reason and may send another proof. */
export const TransferRefusal = z
  .strictObject({
    ...chosen,
    reason: Line.pipe(z.string().min(3).max(200)),
    seen: Instant.nullable().optional(),
  })
  .refine(isForOne, { error: 'solo con una transferencia', path: ['ids'] });
export type TransferRefusal = z.infer<typeof TransferRefusal>;

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

/** A page of refunds, with the sum of those that wait. */
export const OfficeRefundPage = officePageOf(OfficeRefund).extend({ amount: Pesos });
export type OfficeRefundPage = z.infer<typeof OfficeRefundPage>;

/** What can be refunded of an order. */
export const RefundSources = z.object({
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
  /** Pesos that an operator may refund without a second person. */
  alone: Pesos,
  /** A refund of the order waits for its approval. */
  isWaiting: z.boolean(),
});
export type RefundSources = z.infer<typeof RefundSources>;

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

/** The largest file of a statement. */
export const MOST_STATEMENT_BYTES = 3 * 1024 * 1024;

/** A bank's statement as CSV or XLSX, in base64. */
export const StatementFile = z.strictObject({
  name: Line.pipe(z.string().min(1).max(120)),
  file: z
    .string()
    .max(Math.ceil(MOST_STATEMENT_BYTES / 3) * 4)
    .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'debe ser un archivo en base64'),
  /** Bank and last four digits of the account, when the file does not name it; INVALID_REQUEST with this field when neither does. */
  account: Line.pipe(z.string().min(1).max(60)).optional(),
});

/** What became of a statement. */
export const UploadedStatement = z.object({
  account: z.string(),
  /** Lines that were read, and those that are new. */
  lines: z.int(),
  added: z.int(),
  /** Rows that are no lines, the first fifty, with the reason. */
  errors: z.array(z.object({ row: z.int(), message: z.string() })),
  errorCount: z.int(),
});
export type UploadedStatement = z.infer<typeof UploadedStatement>;

/** A line of the bank in the office's list, with its payment, or the transfer that fits it. */
export const ListedBankLine = BankLine.extend({
  /** It is of no order. */
  isIgnored: z.boolean(),
  pair: z.object({ orderCode: z.string(), customer: z.string(), amount: Pesos, by: z.string() }).nullable(),
  proposal: z
    .object({
      transferId: MoneyId,
      orderCode: z.string(),
      customer: z.string(),
      amount: Pesos,
      state: TransferState.exclude(['unseen']),
    })
    .nullable(),
});
export type ListedBankLine = z.infer<typeof ListedBankLine>;

/** Filters and page of the bank's lines. */
export const BankLineQuery = OfficeListQuery.extend({ state: z.enum(['open', 'all']).default('open') });
export type BankLineQuery = z.infer<typeof BankLineQuery>;

/** A page of lines, with the statement that was uploaded last. */
export const BankLinePage = officePageOf(ListedBankLine).extend({
  statement: z
    .object({
      account: z.string(),
      fileName: z.string(),
      firstDay: Day,
      lastDay: Day,
      total: z.int(),
      matched: z.int(),
      open: z.int(),
    })
    .nullable(),
});
export type BankLinePage = z.infer<typeof BankLinePage>;

/** Pairs of lines and transfers. */
export const LineMatches = z.strictObject({
  items: z
    .array(z.strictObject({ lineId: MoneyId, transferId: MoneyId }))
    .min(1)
    .max(MOST_AT_ONCE),
  dryRun: z.boolean().default(false),
});
export type LineMatches = z.infer<typeof LineMatches>;

/** Lines to mark as of no order, or to take the mark from. */
export const BankLineMarks = z.strictObject({ ...chosen, isIgnored: z.boolean().default(true) });
export type BankLineMarks = z.infer<typeof BankLineMarks>;

/** What waits in each tab of the page. */
export const MoneyCounts = z.object({
  /** Transfers with a proof to review. */
  transfers: z.int(),
  /** Payments at the gateway today. */
  gateway: z.int(),
  /** Refunds that an operator has to make. */
  refunds: z.int(),
  /** Lines of the bank without a pair. */
  lines: z.int(),
});
export type MoneyCounts = z.infer<typeof MoneyCounts>;

/** The office's calls about money, under `/api/purchase`. */
export const purchaseMoneyApi = {
  'GET /office/payments/counts': { response: resultsOf(MoneyCounts), errors: [] },
  /** Transfers that wait: those with a proof first, the longest wait first. */
  'GET /office/transfers': { query: OfficeListQuery, response: TransferPage, errors: [] },
  'GET /office/transfers/{id}': {
    params: MoneyParams,
    response: resultsOf(TransferDetail),
    errors: ['TRANSFER_NOT_FOUND'],
  },
  /** How a transfer stands, also one that waits no more: what a second desk sees after another one decided. */
  'GET /office/transfers/{id}/decision': {
    params: MoneyParams,
    response: resultsOf(TransferDecision),
    errors: ['TRANSFER_NOT_FOUND'],
  },
  /** The picture or PDF of the latest proof, as it was sent. */
  'GET /office/transfers/{id}/proof': {
    params: MoneyParams,
    response: z.string().meta({ format: 'binary' }),
    errors: ['PROOF_NOT_FOUND'],
  },
  'POST /office/transfers/approve': { body: TransferApproval, response: resultsOf(BulkResult), errors: [] },
  'POST /office/transfers/reject': { body: TransferRefusal, response: resultsOf(BulkResult), errors: [] },
  /** Lines of the bank, newest first. */
  'GET /office/bank-lines': { query: BankLineQuery, response: BankLinePage, errors: [] },
  'POST /office/bank-lines/match': { body: LineMatches, response: resultsOf(BulkResult), errors: [] },
  'POST /office/bank-lines/ignore': { body: BankLineMarks, response: resultsOf(BulkResult), errors: [] },
  'POST /office/statements': { body: StatementFile, response: resultsOf(UploadedStatement), errors: [] },
  /** Refunds that wait, oldest first, or that are done, newest first. */
  'GET /office/refunds': { query: OfficeRefundQuery, response: OfficeRefundPage, errors: [] },
  /** Records a refund that was made by bank transfer; recording it again changes nothing. */
  'POST /office/refunds/{id}/done': {
    params: MoneyParams,
    body: z.strictObject({ reference: Line.pipe(z.string().min(3).max(80)) }),
    response: resultsOf(z.object({ isNew: z.boolean() })),
    errors: [
      'REFUND_NOT_FOUND',
      'REFUND_NEEDS_APPROVAL',
      'REFUND_AT_GATEWAY',
      'REFUND_MADE_BY_GATEWAY',
      'GATEWAY_UNAVAILABLE',
    ],
  },
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
