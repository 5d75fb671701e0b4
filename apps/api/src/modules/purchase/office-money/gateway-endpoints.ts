import type { purchaseGatewayApi } from '@tonalia/contract/purchase-gateway';
import type { FastifyRequest } from 'fastify';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import type { NotifyOrderContext } from '../notifications/write-messages.ts';
import type { PaymentContext } from '../payment/endpoints.ts';
import { retryRefund, takeRefundByHand } from '../payment/retry-refund.ts';
import { askForPayment } from './ask-for-payment.ts';
import { askOfficePayment, listOfficeGatewayPayments } from './gateway-payments.ts';

const authorOf = ({ operatorId, name, network }: OperatorActor) => ({ by: name, operator: { operatorId, network } });

/** The office's calls about payments at a gateway, under `/api/purchase/office`. */
export function gatewayEndpoints(
  context: NotifyOrderContext & Pick<PaymentContext, 'gateways' | 'paymentWorker'>,
): OfficeEndpoints<typeof purchaseGatewayApi> {
  const { db, clock, gateways, paymentWorker } = context;
  const asking = ({ log }: FastifyRequest) => ({ db, clock, gateways, log });
  return {
    'GET /office/gateway-payments': {
      access: 'operator',
      needs: 'payments.read',
      handle: ({ query }) => listOfficeGatewayPayments({ db, clock, gateways }, query),
    },
    'POST /office/gateway-payments/{id}/ask': {
      access: 'operator',
      needs: 'transfers.review',
      handle: async ({ params, operator, request }) => ({
        results: await askOfficePayment(asking(request), { id: params.id, ...authorOf(operator) }),
      }),
    },
    'POST /office/gateway-payments/{id}/request': {
      access: 'operator',
      needs: 'transfers.review',
      handle: async ({ params, body, operator }) => ({
        results: { amount: await askForPayment(context, { paymentId: params.id, ...body, ...authorOf(operator) }) },
      }),
    },
    'POST /office/refunds/{id}/retry': {
      access: 'operator',
      needs: 'orders.refund',
      handle: async ({ params, operator }) => {
        await retryRefund(db, clock, { refundId: params.id, ...authorOf(operator) });
        paymentWorker.wake();
        return { results: { _id: params.id } };
      },
    },
    'POST /office/refunds/{id}/by-hand': {
      access: 'operator',
      needs: 'orders.refund',
      handle: async ({ params, operator, request }) => {
        await takeRefundByHand(asking(request), { refundId: params.id, ...authorOf(operator) });
        return { results: { _id: params.id } };
      },
    },
  };
}
