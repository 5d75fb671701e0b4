import { z } from 'zod';
import type { Service } from './call.ts';
import { GatewayText, Instrument, Payment, PaymentOptions, SavedCard } from './payment.ts';
import { Hints, OrderCode, Pesos, Uuid, buyerErrors, resultsOf } from './wire.ts';

/** Paying orders and own credit: a part of the service `purchase`. */
export const paymentApi = {
  'GET /payment/options': {
    query: Hints,
    response: resultsOf(PaymentOptions),
    errors: [...buyerErrors, 'GATEWAY_UNAVAILABLE'],
  },
  /**
   * Charges what an order waits for, or pays own credit. While one charge of an order is on its way no other begins: a
   * repeated call answers with it. Who lends charges an order alone, of an amount within its limits. FIELD_REQUIRED names what of the person's profile is missing to pay: `email`, `phone`.
   */
  'POST /payment/start': {
    query: Hints,
    body: z.strictObject({
      orderCode: z.string().min(1).max(40).optional(),
      /** Pesos of own credit to pay, instead of an order. */
      creditPayment: Pesos.min(1_000).optional(),
      /** The gateway's two texts, accepted: the tokens of `payment/options`. Who lends has its own accepted on its page. */
      acceptance: GatewayText.max(2_000).optional(),
      personalData: GatewayText.max(2_000).optional(),
      instrument: Instrument,
    }),
    response: resultsOf(Payment),
    errors: [
      ...buyerErrors,
      'FIELD_REQUIRED',
      'ORDER_NOT_FOUND',
      'ORDER_NOT_PAYABLE',
      'CARD_NOT_FOUND',
      'PAYMENT_METHOD_UNAVAILABLE',
      'CREDIT_EXCEEDED',
      'GATEWAY_UNAVAILABLE',
    ],
  },
  /** The latest payment of an order, by its code, or a payment of own credit by its `_id`. */
  'GET /payment/{orderCode}': {
    params: OrderCode,
    query: Hints,
    response: resultsOf(Payment),
    errors: [...buyerErrors, 'ORDER_NOT_FOUND'],
  },
  /** The picture or PDF of a transfer, in base64: what it is, its first bytes say. At most 4 MB. */
  'POST /payment/{orderCode}/proof': {
    params: OrderCode,
    query: Hints,
    body: z.strictObject({ file: z.base64().min(8).max(5_600_000) }),
    response: resultsOf(Payment),
    errors: [...buyerErrors, 'ORDER_NOT_FOUND', 'ORDER_NOT_PAYABLE', 'PROOF_REFUSED'],
  },
  'DELETE /payment/cards/{id}': {
    params: z.object({ id: Uuid }),
    query: Hints,
    response: resultsOf(z.array(SavedCard)),
    errors: [...buyerErrors, 'CARD_NOT_FOUND'],
  },
  /** What the gateway tells. It only wakes us: what holds is its answer to our question. */
  'POST /payment/wompi/events': {
    body: z.looseObject({}),
    response: z.object({ ok: z.literal(true) }),
    errors: ['EVENT_REFUSED'],
  },
  /** What Addi tells of a credit that was asked for. Nobody can ask Addi, so what it says with our user and password holds. */
  'POST /payment/addi/events': {
    body: z.looseObject({}),
    response: z.looseObject({}),
    errors: ['EVENT_REFUSED'],
  },
} satisfies Service;
