import { z } from 'zod';
import type { OfficeService } from './office-call.ts';
import { MoneyId } from './money-id.ts';
import { RefundRequest } from './refunds-office.ts';
import { Instant, Line, OrderCode, Pesos, Uuid, resultsOf } from './wire.ts';

/** A refund that waits for a second person. */
export const RefundApproval = z.object({
  _id: MoneyId,
  /** `asked` was sent for approval and can be rejected; `held` is the refund of an act that happened, which only waits. */
  kind: z.enum(['asked', 'held']),
  orderCode: z.string(),
  customer: z.object({ _id: Uuid, name: z.string() }),
  amount: Pesos,
  reason: z.string(),
  note: z.string().nullable(),
  askedBy: z.string(),
  askedAt: Instant,
  /** The operator asked for it, and cannot decide it. */
  isOwn: z.boolean(),
});
export type RefundApproval = z.infer<typeof RefundApproval>;

const ById = z.object({ id: MoneyId });

/** The office's calls about refunds above the limit of one person, under `/api/purchase`. */
export const purchaseApprovalsApi = {
  /** The oldest first, 100 at most. */
  'GET /office/refund-approvals': { response: resultsOf(z.array(RefundApproval)), errors: [] },
  /** Sends a refund to a second person; no money moves yet. */
  'POST /office/orders/{orderCode}/refund/approval': {
    params: OrderCode,
    body: RefundRequest,
    response: resultsOf(z.object({ _id: MoneyId })),
    errors: ['ORDER_NOT_FOUND', 'ORDER_UNPAID', 'VERSION_CONFLICT', 'REFUND_TOO_MUCH', 'APPROVAL_WAITING'],
  },
  /** Starts the refund. Never by the operator that asked for it. Asks for the second factor again. */
  'POST /office/refund-approvals/{id}/approve': {
    params: ById,
    response: resultsOf(z.object({ ids: z.array(MoneyId) })),
    errors: [
      'STEP_UP_REQUIRED',
      'APPROVAL_NOT_FOUND',
      'APPROVAL_DECIDED',
      'APPROVAL_OWN',
      'VERSION_CONFLICT',
      'REFUND_TOO_MUCH',
      'BALANCE_UNAVAILABLE',
    ],
  },
  /** Approves a refund of a rejection, an adjustment, a return or a surplus. Never by the operator that started it. Asks for the second factor again. */
  'POST /office/refunds/{id}/approve': {
    params: ById,
    response: resultsOf(z.object({ _id: MoneyId })),
    errors: ['STEP_UP_REQUIRED', 'REFUND_NOT_FOUND', 'APPROVAL_DECIDED', 'APPROVAL_OWN', 'BALANCE_UNAVAILABLE'],
  },
  'POST /office/refund-approvals/{id}/reject': {
    params: ById,
    body: z.strictObject({ why: Line.pipe(z.string().min(3).max(200)) }),
    response: resultsOf(z.object({ _id: MoneyId })),
    errors: ['APPROVAL_NOT_FOUND', 'APPROVAL_DECIDED', 'APPROVAL_OWN'],
  },
} satisfies OfficeService;
