import { maxPhotoBytes, maxReturnPhotos } from '@tonalia/rules/policy';
import type { purchaseReturnsApi } from '@tonalia/contract/purchase-returns';
import type { returnsApi } from '@tonalia/contract/returns-own';
import type { FastifyInstance } from 'fastify';
import { answerWithFile } from '../../../platform/http/uploaded-file.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { limitCalls } from '../../../platform/http/limit-calls.ts';
import type { Endpoints } from '../../../platform/http/serve.ts';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import type { PaymentContext } from '../payment/endpoints.ts';
import { BULK_TIME } from '../bulk/act-in-sets.ts';
import { collectReturn, collectReturns, openReturn, readReturnable, receiveReturn } from './move-return.ts';
import { listOfficeReturns, readOfficeReturn, readReturnPhoto } from './office-returns.ts';
import { askOwnReturn, readOwnReturns, withdrawReturn } from './own-returns.ts';
import { resolveReturn } from './resolve-return.ts';

/** The most photos of a return in base64, plus the rest of its JSON. */
const BODY_LIMIT = maxReturnPhotos * Math.ceil(maxPhotoBytes / 3) * 4 + 256 * 1024;

/** The shop's calls about returns. */
export function returnEndpoints(
  app: FastifyInstance,
  context: Pick<ModuleContext, 'db' | 'clock'>,
): Endpoints<typeof returnsApi> {
  // far above what a customer needs; each may carry photos
  const limitAsks = limitCalls(app, { network: 60, person: 20 });
  return {
    'GET /order/{orderCode}/returns': {
      access: 'buyer',
      needs: 'orders.read',
      handle: async ({ buyer, params }) => ({ results: await readOwnReturns(context, { buyer }, params.orderCode) }),
    },
    'POST /returns': {
      access: 'buyer',
      needs: 'orders.change',
      upload: { limit: BODY_LIMIT, admit: limitAsks },
      handle: async ({ actor, buyer, body: { orderCode, ...request } }) => ({
        results: await askOwnReturn(context, { actor, buyer }, orderCode, request),
      }),
    },
    'POST /order/{orderCode}/returns/{id}/withdraw': {
      access: 'buyer',
      needs: 'orders.change',
      handle: async ({ actor, buyer, params }) => ({
        results: await withdrawReturn(context, { actor, buyer }, params),
      }),
    },
  };
}

const actorOf = ({ operatorId, name, network }: OperatorActor) => ({
  by: name,
  operator: { operatorId, network },
  actorId: null,
});

/** The office's calls about returns, under `/api/purchase/office`. */
export function officeReturnEndpoints(
  context: Pick<PaymentContext, 'db' | 'clock' | 'paymentWorker'>,
): OfficeEndpoints<typeof purchaseReturnsApi> {
  const { db, paymentWorker } = context;
  return {
    'GET /office/returns': {
      access: 'operator',
      needs: 'returns.read',
      handle: ({ operator: { role }, query }) => listOfficeReturns(db, role, query),
    },
    'GET /office/returns/{id}': {
      access: 'operator',
      needs: 'returns.read',
      handle: async ({ operator: { role }, params }) => ({ results: await readOfficeReturn(db, role, params.id) }),
    },
    'GET /office/returns/{id}/photos/{photo}': {
      access: 'operator',
      needs: 'returns.read',
      handle: async ({ params, reply }) => {
        return answerWithFile(reply, await readReturnPhoto(db, params));
      },
    },
    'GET /office/orders/{orderCode}/returnable': {
      access: 'operator',
      needs: 'returns.decide',
      handle: async ({ params }) => ({ results: await readReturnable(context, params.orderCode) }),
    },
    'POST /office/orders/{orderCode}/returns': {
      access: 'operator',
      needs: 'returns.decide',
      bodyLimit: BODY_LIMIT,
      handle: async ({ operator, params, body }) => {
        await openReturn(context, params.orderCode, body, actorOf(operator));
        return { results: await readOfficeReturn(db, operator.role, body.id) };
      },
    },
    'POST /office/returns/{id}/collect': {
      access: 'operator',
      needs: 'returns.decide',
      handle: async ({ operator, params, body }) => {
        await collectReturn(context, params.id, body.version, actorOf(operator));
        return { results: await readOfficeReturn(db, operator.role, params.id) };
      },
    },
    'POST /office/returns/collect': {
      access: 'operator',
      needs: 'returns.decide',
      handle: async ({ operator, body, request, reply }) => {
        const stop = AbortSignal.timeout(Math.max(0, Math.round(BULK_TIME - reply.elapsedTime)));
        return { results: await collectReturns(context, { ...body, stop, log: request.log }, actorOf(operator)) };
      },
    },
    'POST /office/returns/{id}/receive': {
      access: 'operator',
      needs: 'returns.receive',
      handle: async ({ operator, params, body }) => {
        await receiveReturn(context, params.id, body, actorOf(operator));
        return { results: await readOfficeReturn(db, operator.role, params.id) };
      },
    },
    'POST /office/returns/{id}/resolve': {
      access: 'operator',
      needs: 'returns.decide',
      handle: async ({ operator, params, body }) => {
        const resolver = { ...actorOf(operator), mayRefund: operator.isConfirmed };
        const results = await resolveReturn(context, params.id, body, resolver);
        paymentWorker.wake();
        return { results };
      },
    },
  };
}
