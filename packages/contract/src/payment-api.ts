import { z } from 'zod';
import type { Service } from './call.ts';
import { GatewayText, Instrument, Payment, PaymentOptions, SavedCard } from './payment.ts';
import { ChosenDocuments } from './money-id.ts';
import { Hints, OrderCode, Pesos, Uuid, buyerErrors, resultsOf } from './wire.ts';

/** Payments of orders and own credit, part of the service `purchase`. */
export const paymentApi = {
  'GET /payment/options': {
    query: Hints,
    response: resultsOf(PaymentOptions),
    errors: [...buyerErrors, 'GATEWAY_UNAVAILABLE'],
  },
  /**
   * Charges an order or own credit. While one charge of an order is pending, a repeated call returns it. A lender charges orders
   * only, within its limits. FIELD_REQUIRED names the missing part of the profile: `email`, `phone`.
   */
  'POST /payment/start': {
    query: Hints,
    body: z.strictObject({
      orderCode: z.string().min(1).max(40).optional(),
      /** Pesos of own credit to pay, instead of an order. */
      creditPayment: Pesos.min(1_000).optional(),
      /** Documents of own credit to pay, each whole or in part, instead of an order. */
      documents: ChosenDocuments.optional(),
      /** Acceptance tokens of the gateway's two texts, from `payment/options`. A lender shows its texts on its own page. */
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
      'CREDIT_DOCUMENT_NOT_FOUND',
      'CREDIT_DOCUMENT_CHANGED',
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
  /** The picture or PDF of a transfer in base64, at most 4 MB; its kind is detected by its first bytes. */
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
  /** Webhook of Wompi. It only triggers a check; the fetched status decides. */
  'POST /payment/wompi/events': {
    body: z.looseObject({}),
    response: z.object({ ok: z.literal(true) }),
    errors: ['EVENT_REFUSED'],
  },
  /** Webhook of Addi, authenticated with our user and password. Addi has no query, so the webhook is the result. */
  'POST /payment/addi/events': {
    body: z.looseObject({}),
    response: z.looseObject({}),
    errors: ['EVENT_REFUSED'],
  },
} satisfies Service;
