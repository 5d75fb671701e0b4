import { z } from 'zod';
import { BankLine, TransferState } from './bank-lines.ts';
import { MoneyId, MoneyParams, chosenMoney } from './money-id.ts';
import type { OfficeService } from './office-call.ts';
import { BulkResult, OfficeListQuery, officePageOf } from './office-wire.ts';
import { PaymentStatus } from './payment.ts';
import { Day, Instant, Line, Pesos, Uuid, resultsOf } from './wire.ts';

/** A bank transfer that an operator reviews. */
export const Transfer = z.object({
  _id: MoneyId,
  /** Code of its order; of own credit the code of the transfer. */
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
  /** The documents of own credit that it pays, each with the code of its order; null when it pays an order. */
  documents: z.array(z.object({ orderCode: z.string().nullable(), amount: Pesos })).nullable(),
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
  /** The first day on which its order leaves if it is approved now; null for documents and for an order that waits no more. */
  leaves: Day.nullable(),
  /** Earlier transfers of the customer. */
  before: z.object({
    total: z.int(),
    approved: z.int(),
    latest: z.array(
      z.object({ orderCode: z.string(), isOrder: z.boolean(), at: Instant, amount: Pesos, status: PaymentStatus }),
    ),
  }),
});
export type TransferDetail = z.infer<typeof TransferDetail>;

/**
 * The state of a transfer: `waits` for its review, `approved` with what arrived, `rejected` with the reason, or `over` when its order needs it no
 * more.
 */
export const TransferDecision = z.object({
  state: z.enum(['waits', 'approved', 'rejected', 'over']),
  /** What arrived of an approved one, in pesos; else what is to arrive. */
  amount: Pesos,
  reason: z.string().nullable(),
  /** When its latest proof was sent; null for none. */
  proofSentAt: Instant.nullable(),
  /** Null when it pays documents of own credit. */
  orderId: Uuid.nullable(),
});
export type TransferDecision = z.infer<typeof TransferDecision>;

const isForOne = ({ ids, ...one }: { ids: string[] } & Record<string, unknown>): boolean =>
  ids.length === 1 || ['received', 'lineId', 'seen'].every((field) => one[field] === undefined);

/** Approval of transfers. A sentence about one transfer needs exactly one id. */
export const TransferApproval = z
  .strictObject({
    ...chosenMoney,
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
    ...chosenMoney,
    reason: Line.pipe(z.string().min(3).max(200)),
    seen: Instant.nullable().optional(),
  })
  .refine(isForOne, { error: 'solo con una transferencia', path: ['ids'] });
export type TransferRefusal = z.infer<typeof TransferRefusal>;

/** The office's calls about transfers. */
export const transferCalls = {
  /** Transfers that wait: those with a proof first, the longest wait first. */
  'GET /office/transfers': { query: OfficeListQuery, response: TransferPage, errors: [] },
  'GET /office/transfers/{id}': {
    params: MoneyParams,
    response: resultsOf(TransferDetail),
    errors: ['TRANSFER_NOT_FOUND'],
  },
  /** The state of a transfer, also after its review: what a second desk sees when another one decided first. */
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
} satisfies OfficeService;
