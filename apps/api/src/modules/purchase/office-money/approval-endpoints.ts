import type { purchaseApprovalsApi } from '@tonalia/contract/purchase-approvals';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import type { PaymentContext } from '../payment/endpoints.ts';
import { approveRefundOfAct } from '../payment/approve-refund.ts';
import { type Decider, approveRefund, askApproval, listApprovals, rejectRefund } from './refund-approval.ts';

const deciderOf = ({ operatorId, name, network }: OperatorActor): Decider => ({
  by: name,
  operator: { operatorId, network },
});

/** The office's calls about refunds above the limit of one person, under `/api/purchase/office`. */
export function approvalEndpoints({
  db,
  clock,
  paymentWorker,
}: Pick<PaymentContext, 'db' | 'clock' | 'paymentWorker'>): OfficeEndpoints<typeof purchaseApprovalsApi> {
  return {
    'GET /office/refund-approvals': {
      access: 'operator',
      needs: 'payments.read',
      handle: async ({ operator }) => ({ results: await listApprovals(db, operator.operatorId) }),
    },
    'POST /office/orders/{orderCode}/refund/approval': {
      access: 'operator',
      needs: 'orders.refund',
      handle: async ({ operator, params, body }) => ({
        results: { _id: await askApproval(db, { ...body, ...params, ...deciderOf(operator) }) },
      }),
    },
    'POST /office/refund-approvals/{id}/approve': {
      access: 'operator',
      needs: 'orders.refund',
      isSensitive: true,
      handle: async ({ operator, params }) => {
        const ids = await approveRefund(db, clock, params.id, deciderOf(operator));
        paymentWorker.wake();
        return { results: { ids } };
      },
    },
    'POST /office/refunds/{id}/approve': {
      access: 'operator',
      needs: 'orders.refund',
      isSensitive: true,
      handle: async ({ operator, params }) => {
        await approveRefundOfAct(db, clock, { refundId: params.id, ...deciderOf(operator) });
        paymentWorker.wake();
        return { results: { _id: params.id } };
      },
    },
    'POST /office/refund-approvals/{id}/reject': {
      access: 'operator',
      needs: 'orders.refund',
      handle: async ({ operator, params, body }) => {
        await rejectRefund(db, params.id, body.why, deciderOf(operator));
        return { results: { _id: params.id } };
      },
    },
  };
}
