import { z } from 'zod';
import type { Service } from './call.ts';
import { maxLineQuantity } from './limits.ts';
import {
  CatalogueId,
  Code,
  Hints,
  Line,
  Lines,
  OrderCode,
  PageQuery,
  Pesos,
  Uuid,
  buyerErrors,
  pageOf,
  resultsOf,
} from './wire.ts';
import { orderRequestsApi } from './order-requests.ts';
import { paymentApi } from './payment-api.ts';
import { PaymentMethod } from './payment.ts';
import { PlacedOrder, placeOrderErrors } from './placed-order.ts';
import { repeatOrderApi } from './repeat-order.ts';
import { returnsApi } from './returns-own.ts';
import { formulasApi } from './formulas.ts';
import { savedListsApi } from './saved-lists.ts';
import { sellerDayApi } from './seller-day.ts';
import { suggestedOrderApi } from './suggested-order.ts';
import { sellerOrdersApi } from './seller-orders.ts';
import { sharesApi } from './shares.ts';
import {
  Alternative,
  Assembly,
  CartView,
  Coupon,
  CreditAccount,
  DeliveryChoice,
  DeliveryGroup,
  DeliveryWays,
  Order,
  OrderState,
  OrderSummary,
  ReorderLine,
  Reordered,
} from './purchase.ts';

const cartKey = {
  code: Code,
  versionCode: Code.nullable().optional(),
  assemblyCode: Code.nullable().optional(),
  assemblyVersionCode: Assembly.nullable().optional(),
  advancedPurchasing: z.boolean().default(false),
};

/** Validated by the rules, because each invalid quantity has its own message in the specification. */
const LooseQuantity = z.unknown();

/** Idempotency key of a cart change: a repeated request with the same key has its effect once. Kept for 30 days. */
const keyed = z.object({ 'idempotency-key': z.uuid().optional() });

const quantityErrors = [
  'QUANTITY_NOT_A_NUMBER',
  'QUANTITY_NOT_AN_INTEGER',
  'QUANTITY_OUT_OF_RANGE',
  'QUANTITY_STEP',
] as const;

/** Carts, checkout, orders and own credit; payments are in `paymentApi`. */
export const purchaseApi = {
  /** Adds to the cart. With `versions`, several shades at once: all or none. */
  'POST /cart/additem': {
    query: Hints,
    headers: keyed,
    body: z.strictObject({
      productId: CatalogueId,
      code: Code,
      applicableDealsId: CatalogueId.nullable().optional(),
      programmedPriceId: CatalogueId.nullable().optional(),
      programmedPriceName: z.string().max(120).nullable().optional(),
      versions: z
        .array(z.strictObject({ code: Code, quantity: LooseQuantity, quantityPresale: LooseQuantity.optional() }))
        .max(300)
        .optional(),
      quantity: LooseQuantity.optional(),
      quantityPresale: LooseQuantity.optional(),
      assemblies: z
        .array(z.strictObject({ code: Code, versionCode: Code.nullable() }))
        .max(20)
        .optional(),
    }),
    response: z.object({ cart: z.object({ _id: Uuid, amount: z.int(), total: Pesos }) }),
    errors: [
      ...buyerErrors,
      ...quantityErrors,
      'PRODUCT_NOT_FOUND',
      'VERSION_NOT_FOUND',
      'OUT_OF_STOCK',
      'SHADE_OUT_OF_STOCK',
      'STOCK_EXCEEDED',
      'COMBO_LIMIT',
      'SHADE_REQUIRED',
      'VOLUME_REQUIRED',
      'COLOUR_REQUIRED',
      'NO_COVERAGE',
      'CART_FULL',
      'IDEMPOTENCY_KEY_REUSED',
    ],
  },
  'GET /cart/listcart': { query: Hints, response: CartView, errors: buyerErrors },
  /**
   * Stores the choices of the checkout, and accepts cart changes: of all lines with `acceptNews`, or of the lines in `accept`.
   */
  'PUT /cart/listcart': {
    query: Hints,
    headers: keyed,
    body: z.strictObject({
      cartId: Uuid,
      addressId: Uuid.optional(),
      paymentMethod: z.string().max(40).optional(),
      /** Pesos on own credit, the rest by `paymentMethod`; 0 for none. */
      creditAmount: Pesos.min(0).optional(),
      schedule: z.array(DeliveryChoice).max(30).optional(),
      /** Everything at once, on the last dispatch date. Windows that were chosen for other dates are dropped. */
      together: z.boolean().optional(),
      comments: Lines.max(500).optional(),
      acceptNews: z.boolean().optional(),
      accept: z.array(z.strictObject(cartKey)).max(300).optional(),
    }),
    response: CartView,
    errors: [
      ...buyerErrors,
      'CART_NOT_FOUND',
      'ADDRESS_NOT_FOUND',
      'NO_COVERAGE',
      'PAYMENT_METHOD_UNAVAILABLE',
      'CREDIT_EXCEEDED',
      'CREDIT_OVERDUE',
      'SCHEDULE_UNAVAILABLE',
      'IDEMPOTENCY_KEY_REUSED',
    ],
  },
  /** Removes the lines that can no longer be bought. */
  'DELETE /cart/listcart': { query: Hints, response: CartView, errors: [...buyerErrors] },
  'DELETE /cart/cleanCart': {
    query: Hints,
    response: z.object({ cart: z.object({ amount: z.int() }) }),
    errors: buyerErrors,
  },
  /** Sets an absolute quantity; 0 removes the line. */
  'PUT /cart/changequantityitem': {
    query: Hints,
    headers: keyed,
    body: z.strictObject({ ...cartKey, quantity: LooseQuantity }),
    response: CartView,
    errors: [
      ...buyerErrors,
      ...quantityErrors,
      'CART_LINE_NOT_FOUND',
      'INSUFFICIENT_STOCK',
      'NO_COVERAGE',
      'IDEMPOTENCY_KEY_REUSED',
    ],
  },
  /** `version` is the line's `versionCode`. */
  'DELETE /cart/deleteitem': {
    query: Hints,
    headers: keyed,
    body: z.strictObject({
      code: Code,
      version: Code.nullable().optional(),
      assemblyCode: Code.nullable().optional(),
      assemblyVersionCode: Assembly.nullable().optional(),
      advancedPurchasing: z.boolean().default(false),
    }),
    response: CartView,
    errors: [...buyerErrors, 'CART_LINE_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
  },
  /** Alternatives to a line that can be bought now, most similar first; at most six. */
  'GET /cart/alternatives': {
    query: Hints.extend({ code: Code, versionCode: Code.optional() }),
    response: resultsOf(z.array(Alternative)),
    errors: [...buyerErrors, 'PRODUCT_NOT_FOUND'],
  },
  /** Marks the cart as abandoned, so that its buyer is reminded once. */
  'POST /cart/abandoned-cart': {
    query: Hints,
    body: z.strictObject({ cartId: Uuid }),
    response: z.object({ cart: z.object({ _id: Uuid }) }),
    errors: [...buyerErrors, 'CART_NOT_FOUND'],
  },
  /** The lines of an order, identified by its cart, at today's prices and stock. Changes nothing. */
  'GET /cart/{cartId}/buy-cart-again': {
    params: z.object({ cartId: Uuid }),
    query: Hints,
    response: resultsOf(z.array(ReorderLine)),
    errors: [...buyerErrors, 'CART_NOT_FOUND', 'NO_COVERAGE'],
  },
  /**
   * Adds the lines of an order, identified by its cart, to the open cart at today's prices: all, or those in `lines` (see
   * `lineNo`).
   */
  'POST /cart/buy-cart-again-confirm': {
    query: Hints,
    headers: keyed,
    body: z.strictObject({ cartId: Uuid, lines: z.array(z.int().min(1).max(9_999)).min(1).max(300).optional() }),
    response: Reordered,
    errors: [...buyerErrors, 'CART_NOT_FOUND', 'NO_COVERAGE', 'IDEMPOTENCY_KEY_REUSED'],
  },
  /**
   * Adds the versions of a list to the open cart at today's prices, in one write. What could not be added is returned with the reason;
   * a version that does not exist is ignored.
   */
  'POST /cart/add-list': {
    query: Hints,
    headers: keyed,
    body: z.strictObject({
      items: z
        .array(z.strictObject({ versionId: CatalogueId, quantity: z.int().min(1).max(maxLineQuantity) }))
        .min(1)
        .max(500),
    }),
    response: Reordered,
    errors: [...buyerErrors, 'NO_COVERAGE', 'IDEMPOTENCY_KEY_REUSED'],
  },
  /** The delivery windows of each part of the cart, as it is to be delivered. `ways` is null while all of it leaves on one date. */
  'GET /shipping-schedule/list': {
    query: Hints,
    response: resultsOf(z.array(DeliveryGroup)).extend({ ways: DeliveryWays.nullable() }),
    errors: buyerErrors,
  },
  /** The coupons the customer can see, those that apply to this cart first. */
  'GET /coupon/list': { query: Hints, response: resultsOf(z.array(Coupon)), errors: buyerErrors },
  'POST /coupon/apply': {
    query: Hints,
    body: z.strictObject({ code: z.string().trim().toUpperCase().min(1).max(30) }),
    response: CartView,
    errors: [...buyerErrors, 'COUPON_NOT_FOUND', 'COUPON_NOT_APPLICABLE'],
  },
  'DELETE /coupon/apply': { query: Hints, response: CartView, errors: buyerErrors },
  'GET /payment-methods/list': { query: Hints, response: resultsOf(z.array(PaymentMethod)), errors: buyerErrors },
  /** Exactly once per cart: a repeated call returns the same order. */
  'POST /order/create': {
    query: Hints,
    body: z.strictObject({
      cartId: Uuid,
      /** The total in pesos that the shopper saw; the order is refused when it differs (TOTAL_CHANGED). */
      expectedTotal: Pesos.min(0).optional(),
    }),
    response: resultsOf(PlacedOrder),
    errors: [...buyerErrors, ...placeOrderErrors, 'APPROVAL_NEEDED'],
  },
  /** Own credit with its latest movements, newest first; null for a customer without credit. */
  'GET /credit': { query: Hints, response: resultsOf(CreditAccount.nullable()), errors: buyerErrors },
  'GET /order/list': {
    query: PageQuery.extend({ state: OrderState.optional() }),
    response: pageOf(OrderSummary),
    errors: buyerErrors,
  },
  'GET /order/{orderCode}': {
    params: OrderCode,
    query: Hints,
    response: resultsOf(Order),
    errors: [...buyerErrors, 'ORDER_NOT_FOUND'],
  },
  /** Only until preparation begins: releases units, presale, credit and coupon, and refunds payments. */
  'POST /order/{orderCode}/cancel': {
    params: OrderCode,
    query: Hints,
    body: z.strictObject({ why: Line.max(200).optional() }),
    response: resultsOf(Order),
    errors: [...buyerErrors, 'ORDER_NOT_FOUND', 'ORDER_NOT_CANCELLABLE'],
  },
  ...returnsApi,
  ...savedListsApi,
  ...formulasApi,
  ...suggestedOrderApi,
  ...sharesApi,
  ...orderRequestsApi,
  ...sellerDayApi,
  ...repeatOrderApi,
  ...sellerOrdersApi,
  ...paymentApi,
} satisfies Service;
