import { z } from 'zod';
import { Address } from './auth.ts';
import { Approval } from './people.ts';
import { PaymentMethod } from './payment.ts';
import type { OfficeService } from './office-call.ts';
import { purchaseApi } from './purchase-api.ts';
import { PlacedOrder, placeOrderErrors } from './placed-order.ts';
import { CartView, Coupon, DeliveryGroup, NotAdded } from './purchase.ts';
import { CatalogueId, Line, Pesos, Quantity, Uuid, resultsOf } from './wire.ts';

/** The customer that an order is taken for. */
export const DeskCustomer = z.object({
  _id: Uuid,
  name: z.string(),
  /** "NIT 900482117-5". */
  document: z.string().nullable(),
  phone: z.string().nullable(),
  /** Full name of the owner. */
  person: z.string().nullable(),
  seller: z.string().nullable(),
  approval: Approval.shape.state,
  /** No order can be placed for it. */
  isBlocked: z.boolean(),
  /** Null without credit, and without `receivables.read`. */
  credit: z.object({ available: Pesos, overdue: Pesos }).nullable(),
});
export type DeskCustomer = z.infer<typeof DeskCustomer>;

/** The cart that an operator fills for a customer, with everything that can be chosen for its order. */
export const DeskCart = CartView.extend({
  customer: DeskCustomer,
  /** The fixed address first. */
  addresses: z.array(Address),
  windows: z.array(DeliveryGroup),
  /** On delivery, own credit and transfer: the methods that need no data of the customer. */
  methods: z.array(PaymentMethod),
  coupons: z.array(Coupon),
});
export type DeskCart = z.infer<typeof DeskCart>;

const ofCustomer = z.object({ customerId: Uuid });
/** Names a change: sent again with the same id it has its effect once. */
const clientId = Uuid;
const chosen = purchaseApi['PUT /cart/listcart'].body.omit({ accept: true }).extend({ clientId: clientId.optional() });
const answer = resultsOf(DeskCart);

/** The office's calls that take an order by telephone, under `/api/purchase`. Every operator has a cart of its own for each customer. */
export const purchasePlaceApi = {
  'GET /office/customers/{customerId}/cart': { params: ofCustomer, response: answer, errors: ['CUSTOMER_NOT_FOUND'] },
  /** Adds units of a version: from stock, the rest in presale where that is open. */
  'POST /office/customers/{customerId}/cart/lines': {
    params: ofCustomer,
    body: z.strictObject({ clientId, versionId: CatalogueId, quantity: Quantity.min(1) }),
    response: answer,
    errors: [
      'CUSTOMER_NOT_FOUND',
      'PRODUCT_NOT_FOUND',
      'QUANTITY_OUT_OF_RANGE',
      'QUANTITY_STEP',
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
  /** Adds the lines of an order of the customer at today's prices; those that cannot be added whole come back with the reason. */
  'POST /office/customers/{customerId}/cart/repeat': {
    params: ofCustomer,
    body: z.strictObject({ clientId, orderCode: z.string().max(40) }),
    response: resultsOf(z.object({ added: z.int(), notAdded: z.array(NotAdded) })),
    errors: [
      'CUSTOMER_NOT_FOUND',
      'ORDER_NOT_FOUND',
      'CART_NOT_FOUND',
      'NO_COVERAGE',
      'CART_FULL',
      'IDEMPOTENCY_KEY_REUSED',
    ],
  },
  /** Sets the units of a line; 0 removes it. */
  'PUT /office/customers/{customerId}/cart/lines': {
    params: ofCustomer,
    body: purchaseApi['PUT /cart/changequantityitem'].body.extend({ clientId, quantity: Quantity }),
    response: answer,
    errors: [
      'CUSTOMER_NOT_FOUND',
      'QUANTITY_OUT_OF_RANGE',
      'QUANTITY_STEP',
      'CART_LINE_NOT_FOUND',
      'INSUFFICIENT_STOCK',
      'NO_COVERAGE',
      'IDEMPOTENCY_KEY_REUSED',
    ],
  },
  /** Address, method, part on credit, windows, comment; `acceptNews` accepts changed prices and units. */
  'PUT /office/customers/{customerId}/cart': {
    params: ofCustomer,
    body: chosen,
    response: answer,
    errors: [
      'CUSTOMER_NOT_FOUND',
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
  'POST /office/customers/{customerId}/cart/coupon': {
    params: ofCustomer,
    body: z.strictObject({ code: Line.pipe(z.string().toUpperCase().min(1).max(30)) }),
    response: answer,
    errors: ['CUSTOMER_NOT_FOUND', 'COUPON_NOT_FOUND', 'COUPON_NOT_APPLICABLE'],
  },
  'DELETE /office/customers/{customerId}/cart/coupon': {
    params: ofCustomer,
    response: answer,
    errors: ['CUSTOMER_NOT_FOUND'],
  },
  /** Empties the cart. */
  'DELETE /office/customers/{customerId}/cart': {
    params: ofCustomer,
    response: answer,
    errors: ['CUSTOMER_NOT_FOUND'],
  },
  /** Exactly once per cart: a repeated call returns the same order. */
  'POST /office/customers/{customerId}/cart/order': {
    params: ofCustomer,
    body: z.strictObject({
      cartId: Uuid,
      /** The total that the operator read out; the order is refused when it differs. */
      expectedTotal: Pesos.min(0),
    }),
    response: resultsOf(PlacedOrder),
    errors: ['CUSTOMER_NOT_FOUND', ...placeOrderErrors],
  },
} satisfies OfficeService;
