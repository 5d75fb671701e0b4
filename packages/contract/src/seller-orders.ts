import { z } from 'zod';
import type { Service } from './call.ts';
import { maxLineQuantity } from './limits.ts';
import { OrderAsks } from './order-asks.ts';
import { PlacedOrder } from './placed-order.ts';
import { Code, Day, Instant, Lines, PageQuery, Pesos, Uuid, pageOf, resultsOf } from './wire.ts';

const sellerErrors = ['GUEST_NOT_ALLOWED', 'ROLE_NOT_ALLOWED'] as const;

/** A line as the phone showed it. `dateSeen` is the dispatch date of a presale; null from stock. */
export const SellerOrderLine = z.strictObject({
  /** SKU of the version, or of a product without versions. */
  code: Code,
  quantity: z.int().min(1).max(maxLineQuantity),
  priceSeen: Pesos.min(1).max(2_147_483_647),
  dateSeen: Day.nullable(),
});
export type SellerOrderLine = z.infer<typeof SellerOrderLine>;

const isOnce = (lines: readonly SellerOrderLine[]): boolean =>
  new Set(lines.map(({ code, dateSeen }) => `${dateSeen === null} ${code.toUpperCase()}`)).size === lines.length;

/** An order that a seller took without a network. */
export const SellerOrderRequest = z.strictObject({
  /** Made by the phone and kept for ever, so that a repeated request is one order. */
  clientOrderId: z.uuidv7(),
  customerId: Uuid,
  takenAt: Instant,
  /** When the phone last loaded prices and stock. */
  snapshotAt: Instant,
  lines: z.array(SellerOrderLine).min(1).max(300).refine(isOnce, 'una referencia va una sola vez'),
  addressId: Uuid,
  paymentMethod: z.string().min(1).max(40),
  /** The total in pesos that the customer was shown; the order never costs more. */
  expectedTotal: Pesos.min(0),
  comments: Lines.pipe(z.string().max(500)).optional(),
  /** All of it in one delivery, on the last of its dates; otherwise a part for each date. */
  together: z.boolean().optional(),
});
export type SellerOrderRequest = z.infer<typeof SellerOrderRequest>;

/** Placed as an order, waiting for its seller's answer, or given up. */
export const SellerOrderState = z.enum(['placed', 'waits', 'discarded']);
export type SellerOrderState = z.infer<typeof SellerOrderState>;

/** What became of an order of a phone. */
export const SellerOrder = z.object({
  clientOrderId: Uuid,
  customer: z.object({ _id: Uuid, name: z.string() }),
  status: SellerOrderState,
  takenAt: Instant,
  snapshotAt: Instant,
  receivedAt: Instant,
  /** Total in pesos that the seller showed. */
  expectedTotal: Pesos,
  /** Set when it was placed. */
  order: PlacedOrder.nullable(),
  /** Set while it waits. */
  asks: OrderAsks.nullable(),
});
export type SellerOrder = z.infer<typeof SellerOrder>;

const params = z.object({ clientOrderId: Uuid });

/** Orders that sellers take without a network. The session decides the seller; the customer is of its portfolio now. */
export const sellerOrdersApi = {
  /**
   * Exactly once: the same order again has the same answer. Cheaper lines cost the lower price, and those dearer within the tolerance what
   * was shown; anything else waits for the seller (ORDER_ASKS).
   */
  'POST /seller-orders': {
    body: SellerOrderRequest,
    response: resultsOf(PlacedOrder),
    errors: [...sellerErrors, 'CUSTOMER_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED', 'ORDER_ASKS', 'ORDER_DISCARDED'],
  },
  /** The seller's own, newest first. */
  'GET /seller-orders': {
    query: PageQuery.extend({ status: SellerOrderState.optional() }),
    response: pageOf(SellerOrder),
    errors: [...sellerErrors],
  },
  'GET /seller-orders/{clientOrderId}': {
    params,
    response: resultsOf(SellerOrder),
    errors: [...sellerErrors, 'ORDER_NOT_FOUND'],
  },
  /**
   * Answers the questions of an order that waits: one choice for each line that asks, and what replaces its address or payment method. The same
   * answer again has the same result; an answer to questions that are not the current ones gets these (ORDER_ASKS).
   */
  'POST /seller-orders/{clientOrderId}/answer': {
    params,
    body: z.strictObject({
      revision: z.int().min(1).max(2_147_483_647),
      choices: z.array(z.strictObject({ line: z.int().min(1).max(600), choice: z.string().min(1).max(80) })).max(600),
      addressId: Uuid.optional(),
      paymentMethod: z.string().min(1).max(40).optional(),
      /** The total in pesos that the customer was shown with these choices. */
      expectedTotal: Pesos.min(0),
    }),
    response: resultsOf(PlacedOrder),
    errors: [
      ...sellerErrors,
      'CUSTOMER_NOT_FOUND',
      'ORDER_NOT_FOUND',
      'IDEMPOTENCY_KEY_REUSED',
      'CART_EMPTY',
      'CART_FULL',
      'ORDER_ASKS',
      'ORDER_DISCARDED',
    ],
  },
  /** Gives up an order that waits; again, it stays so. ORDER_NOT_CANCELLABLE once it was placed. */
  'POST /seller-orders/{clientOrderId}/discard': {
    params,
    response: resultsOf(SellerOrder),
    errors: [...sellerErrors, 'ORDER_NOT_FOUND', 'ORDER_NOT_CANCELLABLE'],
  },
} satisfies Service;

/** An answer to the questions of an order that waits. */
export type SellerOrderAnswer = z.infer<(typeof sellerOrdersApi)['POST /seller-orders/{clientOrderId}/answer']['body']>;
