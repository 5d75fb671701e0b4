import type { OfficeCall } from '@tonalia/contract/office-call';
import { MOST_STATEMENT_BYTES } from '@tonalia/contract/bank-lines';
import type { purchaseMoneyApi } from '@tonalia/contract/purchase-money';
import { answerWithFile } from '../../../platform/http/uploaded-file.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import type { HandlerInput } from '../../../platform/http/serve.ts';
import type { PaymentContext } from '../payment/endpoints.ts';
import { requireUnreturned } from '../payment/ask-gateway.ts';
import { finishRefund } from '../payment/finish-refund.ts';
import { BULK_TIME } from '../bulk/act-in-sets.ts';
import { markLines, matchLines } from './act-on-lines.ts';
import { finishRefunds } from './act-on-refunds.ts';
import { type TransferActs, approveTransfers, rejectTransfers } from './act-on-transfers.ts';
import { countMoney } from './count-money.ts';
import { findPairs } from './find-pairs.ts';
import { listOfficeTransfers, readTransfer } from './list-transfers.ts';
import { listOfficeLines } from './list-lines.ts';
import { listOfficeRefunds } from './list-refunds.ts';
import { readDecision } from './read-decision.ts';
import { readProofFile } from './read-proof.ts';
import { readRefundSources, refundOrder } from './refund-order.ts';
import { registerBankLine } from './register-line.ts';
import { findAlike } from './statements.sql.ts';
import { uploadStatement } from './upload-statement.ts';

/** The largest statement in base64, plus its JSON. */
const STATEMENT_BODY_LIMIT = Math.ceil(MOST_STATEMENT_BYTES / 3) * 4 + 64 * 1024;

type SentMoneyCall = Pick<HandlerInput<OfficeCall>, 'request' | 'reply'> & { operator: OperatorActor };

/** The office's calls about money, under `/api/purchase/office`. */
export function moneyEndpoints({
  db,
  clock,
  gateways,
  paymentWorker,
}: Pick<PaymentContext, 'db' | 'clock' | 'gateways' | 'paymentWorker'>): OfficeEndpoints<typeof purchaseMoneyApi> {
  const actsOf = ({
    request,
    reply,
    operator: { operatorId, name, network, isConfirmed },
  }: SentMoneyCall): TransferActs => ({
    context: { db, clock, log: request.log },
    stop: AbortSignal.timeout(Math.max(0, Math.round(BULK_TIME - reply.elapsedTime))),
    by: name,
    operator: { operatorId, network },
    mayRefund: isConfirmed,
  });
  return {
    'GET /office/payments/counts': {
      access: 'operator',
      needs: 'payments.read',
      handle: async () => ({ results: await countMoney(db, clock) }),
    },
    'GET /office/transfers': {
      access: 'operator',
      needs: 'payments.read',
      handle: ({ query }) => listOfficeTransfers(db, clock, query),
    },
    'GET /office/transfers/{id}': {
      access: 'operator',
      needs: 'payments.read',
      handle: async ({ params }) => ({ results: await readTransfer(db, clock, params.id) }),
    },
    'GET /office/transfers/{id}/decision': {
      access: 'operator',
      needs: 'payments.read',
      handle: async ({ params }) => ({ results: await readDecision(db, params.id) }),
    },
    'GET /office/transfers/{id}/proof': {
      access: 'operator',
      needs: 'payments.read',
      handle: async ({ params, reply }) => {
        return answerWithFile(reply, await readProofFile(db, params.id));
      },
    },
    'POST /office/transfers/approve': {
      access: 'operator',
      needs: 'transfers.review',
      handle: async ({ body, ...sent }) => ({ results: await approveTransfers(actsOf(sent), body) }),
    },
    'GET /office/refunds': {
      access: 'operator',
      needs: 'payments.read',
      handle: ({ query }) => listOfficeRefunds(db, clock, query),
    },
    'POST /office/refunds/{id}/done': {
      access: 'operator',
      needs: 'orders.refund',
      isSensitive: true,
      handle: async ({ params, body, request, operator: { operatorId, name, network } }) => {
        await requireUnreturned({ db, clock, gateways, log: request.log }, params.id);
        const operator = { operatorId, network };
        const made = { refundId: params.id, reference: body.reference, by: name, operator };
        return { results: { isNew: (await finishRefund(db, clock, made)) !== undefined } };
      },
    },
    'POST /office/refunds/done': {
      access: 'operator',
      needs: 'orders.refund',
      isSensitive: true,
      handle: async ({ body, ...sent }) => ({ results: await finishRefunds({ ...actsOf(sent), gateways }, body) }),
    },
    'GET /office/orders/{orderCode}/refund': {
      access: 'operator',
      needs: 'orders.refund',
      handle: async ({ params }) => ({ results: await readRefundSources(db, params.orderCode) }),
    },
    'POST /office/orders/{orderCode}/refund': {
      access: 'operator',
      needs: 'orders.refund',
      isSensitive: true,
      handle: async ({ params, body, operator: { operatorId, name, network } }) => {
        const refund = { ...body, orderCode: params.orderCode, by: name, operator: { operatorId, network } };
        const ids = await refundOrder(db, clock, refund);
        paymentWorker.wake();
        return { results: { ids } };
      },
    },
    'GET /office/bank-lines': {
      access: 'operator',
      needs: 'payments.read',
      handle: ({ query }) => listOfficeLines({ db, clock, gateways }, query),
    },
    'GET /office/bank-lines/{id}/pairs': {
      access: 'operator',
      needs: 'payments.read',
      handle: async ({ params, query }) => ({
        results: await findPairs(db, clock, { lineId: params.id, typed: query.q || null }),
      }),
    },
    'GET /office/bank-lines/{id}/alike': {
      access: 'operator',
      needs: 'payments.read',
      handle: async ({ params }) => ({ results: (await findAlike(db, params.id))[0] ?? null }),
    },
    'POST /office/bank-lines/match': {
      access: 'operator',
      needs: 'transfers.review',
      handle: async ({ body, ...sent }) => ({ results: await matchLines(actsOf(sent), body) }),
    },
    'POST /office/bank-lines/register': {
      access: 'operator',
      needs: 'transfers.review',
      handle: async ({ body, ...sent }) => ({ results: await registerBankLine(actsOf(sent), body) }),
    },
    'POST /office/bank-lines/ignore': {
      access: 'operator',
      needs: 'transfers.review',
      handle: async ({ body, ...sent }) => ({ results: await markLines(actsOf(sent), body) }),
    },
    'POST /office/statements': {
      access: 'operator',
      needs: 'transfers.review',
      bodyLimit: STATEMENT_BODY_LIMIT,
      handle: async ({ body: { name, file, account }, operator: { operatorId, name: by, network } }) => {
        const upload = { name, base64: file, account, by, operator: { operatorId, network } };
        return { results: await uploadStatement(db, clock, upload) };
      },
    },
    'POST /office/transfers/reject': {
      access: 'operator',
      needs: 'transfers.review',
      handle: async ({ body, ...sent }) => ({ results: await rejectTransfers(actsOf(sent), body) }),
    },
  };
}
