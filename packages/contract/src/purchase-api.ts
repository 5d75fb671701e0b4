import { z } from 'zod';
import type { Service } from './call.ts';
import { CatalogueId, Code, Hints, PageQuery, Pesos, Uuid, pageOf, resultsOf } from './wire.ts';
import {
  Assembly,
  CartView,
  CreditAccount,
  Order,
  OrderState,
  OrderStatus,
  OrderSummary,
  PaymentMethod,
} from './purchase.ts';

const cartKey = {
  code: Code,
  versionCode: Code.nullable().optional(),
  assemblyCode: Code.nullable().optional(),
  assemblyVersionCode: Assembly.nullable().optional(),
  advancedPurchasing: z.boolean().default(false),
};

/** Quantities are checked by the rules, so that each wrong one gets the specification's own sentence. */
const LooseQuantity = z.unknown();

const buyer = ['GUEST_NOT_ALLOWED', 'CUSTOMER_REQUIRED', 'CUSTOMER_NOT_FOUND'] as const;

const quantityErrors = [
  'QUANTITY_NOT_A_NUMBER',
  'QUANTITY_NOT_AN_INTEGER',
  'QUANTITY_OUT_OF_RANGE',
  'QUANTITY_STEP',
] as const;

export const purchaseApi = {
  /** Adds to what the cart has. With `versions`, several shades in one gesture: all of them or none. */
  'POST /cart/additem': {
    query: Hints,
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
      ...buyer,
      ...quantityErrors,
      'PRODUCT_NOT_FOUND',
      'VERSION_NOT_FOUND',
      'OUT_OF_STOCK',
      'SHADE_OUT_OF_STOCK',
      'STOCK_EXCEEDED',
      'SHADE_REQUIRED',
      'VOLUME_REQUIRED',
      'COLOUR_REQUIRED',
      'NO_COVERAGE',
      'CART_FULL',
    ],
  },
  'GET /cart/listcart': { query: Hints, response: CartView, errors: buyer },
  /** Sets what the checkout chose, and with `acceptNews` takes prices, stock and dates as they are now. */
  'PUT /cart/listcart': {
    query: Hints,
    body: z.strictObject({
      cartId: Uuid,
      addressId: Uuid.optional(),
      paymentMethod: z.string().max(40).optional(),
      comments: z.string().max(500).optional(),
      acceptNews: z.boolean().optional(),
    }),
    response: CartView,
    errors: [
      ...buyer,
      'CART_NOT_FOUND',
      'ADDRESS_NOT_FOUND',
      'NO_COVERAGE',
      'PAYMENT_METHOD_UNAVAILABLE',
      'CREDIT_EXCEEDED',
    ],
  },
  /** Removes the lines that cannot be bought any more. */
  'DELETE /cart/listcart': { query: Hints, response: CartView, errors: [...buyer] },
  'DELETE /cart/cleanCart': {
    query: Hints,
    response: z.object({ cart: z.object({ amount: z.int() }) }),
    errors: buyer,
  },
  /** Sets an absolute quantity; 0 removes the line. */
  'PUT /cart/changequantityitem': {
    query: Hints,
    body: z.strictObject({ ...cartKey, quantity: LooseQuantity }),
    response: CartView,
    errors: [...buyer, ...quantityErrors, 'CART_LINE_NOT_FOUND', 'INSUFFICIENT_STOCK', 'NO_COVERAGE'],
  },
  /** `version` is the line's `versionCode`. */
  'DELETE /cart/deleteitem': {
    query: Hints,
    body: z.strictObject({
      code: Code,
      version: Code.nullable().optional(),
      assemblyCode: Code.nullable().optional(),
      assemblyVersionCode: Assembly.nullable().optional(),
      advancedPurchasing: z.boolean().default(false),
    }),
    response: CartView,
    errors: [...buyer, 'CART_LINE_NOT_FOUND'],
  },
  'GET /payment-methods/list': { query: Hints, response: resultsOf(z.array(PaymentMethod)), errors: buyer },
  /** Exactly once for a cart: a repeated call answers with the same order. */
  'POST /order/create': {
    query: Hints,
    body: z.strictObject({ cartId: Uuid }),
    response: resultsOf(z.object({ orderId: Uuid, orderCode: z.string(), status: OrderStatus, total: Pesos })),
    errors: [
      ...buyer,
      'CART_NOT_FOUND',
      'CART_EMPTY',
      'CART_CHANGED',
      'INSUFFICIENT_STOCK',
      'ADDRESS_REQUIRED',
      'NO_COVERAGE',
      'PAYMENT_METHOD_REQUIRED',
      'PAYMENT_METHOD_UNAVAILABLE',
      'CREDIT_EXCEEDED',
      'REGISTRATION_PENDING',
      'REGISTRATION_REJECTED',
    ],
  },
  /** Own credit with its latest movements, the newest first. Null for a customer without credit. */
  'GET /credit': { query: Hints, response: resultsOf(CreditAccount.nullable()), errors: buyer },
  'GET /order/list': {
    query: PageQuery.extend({ state: OrderState.optional() }),
    response: pageOf(OrderSummary),
    errors: buyer,
  },
  'GET /order/{orderCode}': {
    params: z.object({ orderCode: z.string().min(1).max(40) }),
    query: Hints,
    response: resultsOf(Order),
    errors: [...buyer, 'ORDER_NOT_FOUND'],
  },
} satisfies Service;
