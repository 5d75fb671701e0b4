import type { RefundApproval } from '@tonalia/contract/purchase-approvals';
import type { RefundRequest } from '@tonalia/contract/refunds-office';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from './call.ts';

/** How often the open list asks again, in ms; committed changes make it ask sooner. */
const REFRESH = 30_000;

/** Refunds that wait for a second person. */
export const approvalsQuery = queryOptions({
  queryKey: ['payments', 'approvals'],
  queryFn: ({ signal }): Promise<RefundApproval[]> =>
    call('purchase', 'GET /office/refund-approvals', { signal }).then(({ results }) => results),
  refetchInterval: REFRESH,
});

/** Sends a refund to a second person. */
export const askApproval = (orderCode: string, body: z.input<typeof RefundRequest>): Promise<unknown> =>
  call('purchase', 'POST /office/orders/{orderCode}/refund/approval', { params: { orderCode }, body });

/** Approves a refund that another operator asked for, or that an act of another operator started. STEP_UP_REQUIRED. */
export const approveRefund = ({ _id: id, kind }: RefundApproval): Promise<unknown> =>
  kind === 'held'
    ? call('purchase', 'POST /office/refunds/{id}/approve', { params: { id } })
    : call('purchase', 'POST /office/refund-approvals/{id}/approve', { params: { id } });

export const rejectRefund = (id: string, why: string): Promise<unknown> =>
  call('purchase', 'POST /office/refund-approvals/{id}/reject', { params: { id }, body: { why } });
