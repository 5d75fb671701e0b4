import type { paymentApi } from '@tonalia/contract/payment-api';
import { maxProofBytes } from '@tonalia/rules/policy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { limitCalls } from '../../../platform/http/limit-calls.ts';
import type { Endpoints } from '../../../platform/http/serve.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { handleWebhook } from './handle-webhook.ts';
import { paymentOptions } from './payment-options.ts';
import { readPayment } from './read-payment.ts';
import { removeCard } from './remove-card.ts';
import type { PaymentWorker } from './payment-worker.ts';
import { sendProof } from './send-proof.ts';
import { startPayment } from './start-payment.ts';

/** What the payment calls need besides the context of every module. */
export interface PaymentContext extends ModuleContext {
  /** Providers of instant payment; empty in an installation without one. */
  gateways: readonly Gateway[];
  paymentWorker: PaymentWorker;
}

/** The largest proof in base64, plus its JSON. */
export const PROOF_BODY_LIMIT = Math.ceil(maxProofBytes / 3) * 4 + 64 * 1024;

/** The calls that pay orders and own credit, and the webhooks of the gateways. */
export function paymentEndpoints(
  app: FastifyInstance,
  { db, clock, gateways, paymentWorker }: PaymentContext,
): Endpoints<typeof paymentApi> {
  const settleContext = { db, clock, log: app.log };
  // far above what a buyer needs; stops someone trying stolen cards
  const limitCharges = limitCalls(app, { network: 60, person: 10 });
  const limitProofs = limitCalls(app, { network: 60, person: 10 });
  // each call reaches the gateway, which has rate limits of its own
  const limitOptions = limitCalls(app, { network: 240, person: 30 });
  const limitEvents = limitCalls(app, { network: 1_200 });
  const receiveWebhook = async (gateway: string, request: FastifyRequest): Promise<void> => {
    await limitEvents(request);
    const { body, headers } = request;
    await handleWebhook(
      settleContext,
      gateways.find(({ name }) => name === gateway),
      { body, headers },
    );
    paymentWorker.wake();
  };
  return {
    'GET /payment/options': {
      access: 'buyer',
      needs: 'payments.make',
      handle: async ({ actor, buyer, request }) => {
        await limitOptions(request, actor);
        return { results: await paymentOptions(db, gateways, actor, buyer) };
      },
    },
    'POST /payment/start': {
      access: 'buyer',
      needs: 'payments.make',
      handle: async ({ actor, buyer, body, request }) => {
        await limitCharges(request, actor);
        const payment = await startPayment({ db, clock, gateways }, { actor, buyer }, body);
        paymentWorker.wake();
        return { results: payment };
      },
    },
    'GET /payment/{orderCode}': {
      access: 'buyer',
      needs: 'payments.make',
      handle: async ({ buyer, params }) => ({
        results: await readPayment(settleContext, gateways, buyer, params.orderCode),
      }),
    },
    'POST /payment/{orderCode}/proof': {
      access: 'buyer',
      needs: 'payments.make',
      upload: { limit: PROOF_BODY_LIMIT, admit: limitProofs },
      handle: async ({ buyer, params, body }) => ({
        results: await sendProof(db, clock, buyer, { orderCode: params.orderCode, base64: body.file }),
      }),
    },
    'DELETE /payment/cards/{id}': {
      access: 'buyer',
      needs: 'payments.make',
      handle: async ({ actor, buyer, params }) => ({ results: await removeCard(db, actor, buyer, params.id) }),
    },
    'POST /payment/wompi/events': {
      access: 'public',
      handle: async ({ request }) => {
        await receiveWebhook('wompi', request);
        return { ok: true };
      },
    },
    'POST /payment/addi/events': {
      access: 'public',
      // Addi counts a webhook as delivered when the response repeats its body.
      handle: async ({ body, request }) => {
        await receiveWebhook('addi', request);
        return body;
      },
    },
  };
}
