import { z } from 'zod';
import type { Service } from './call.ts';
import { Colour } from './products.ts';
import { PlacedOrder } from './placed-order.ts';
import { Alternative, DeliveryWindow } from './purchase.ts';
import { CatalogueId, Code, Day, Hints, Instant, Pesos, Quantity, Uuid, buyerErrors, resultsOf } from './wire.ts';

/** What differs from the earlier order. A lower price is no change. */
export const RepeatChange = z.enum(['replaced', 'gone', 'fewer', 'dearer', 'presale']);
export type RepeatChange = z.infer<typeof RepeatChange>;

/** A line of an earlier order as it would be ordered now. */
export const RepeatLine = z.object({
  /** Identifies the line within the earlier order. */
  lineNo: z.int(),
  /** What would be ordered: what was, or its replacement. */
  code: Code,
  /** For the cart; null for a combo with chosen parts, which goes there by its line. */
  versionId: CatalogueId.nullable(),
  name: z.string(),
  versionName: z.string().nullable(),
  color: Colour.nullable(),
  image: z.string(),
  tile: z.string(),
  /** What it replaces; null for what was ordered. */
  instead: z
    .object({
      name: z.string(),
      color: Colour.nullable(),
      isOtherBrand: z.boolean(),
      difference: z.string().nullable(),
    })
    .nullable(),
  /** Units in the earlier order, units that would be ordered now, and the most that can be. */
  before: z.int(),
  quantity: z.int(),
  most: z.int(),
  minQuantity: z.int(),
  /** Unit price in the earlier order and now; now null for what cannot be ordered. */
  priceBefore: Pesos,
  price: Pesos.nullable(),
  amount: Pesos,
  /** Units that wait for a presale, and its date; null when all is in stock. */
  presale: z.object({ units: z.int(), dispatchDate: Day }).nullable(),
  changes: z.array(RepeatChange),
  /** The buyer decides about it before the order: a rise above the limit, or another brand. */
  asks: z.boolean(),
  /** What can be ordered instead, nearest first; empty while what was ordered can be had. */
  alternatives: z.array(Alternative),
});
export type RepeatLine = z.infer<typeof RepeatLine>;

/** An earlier order as it would be ordered now, delivered and paid as then. */
export const RepeatQuote = z.object({
  orderCode: z.string(),
  orderedAt: Instant,
  lines: z.array(RepeatLine),
  units: z.int(),
  goods: Pesos,
  shipping: Pesos,
  total: Pesos,
  /** Null without an address that a warehouse serves. */
  address: z.object({ _id: Uuid, name: z.string().nullable(), line: z.string() }).nullable(),
  parts: z.array(z.object({ dispatchDate: Day.nullable(), units: z.int(), arrives: DeliveryWindow.nullable() })),
  /** The method of the earlier order, and why it cannot be used now. */
  method: z.object({ reference: z.string(), name: z.string(), reason: z.string().nullable() }),
  /** Names all of it; ordering sends it back. */
  seen: z.string(),
});
export type RepeatQuote = z.infer<typeof RepeatQuote>;

const RepeatRequest = z.strictObject({
  /** The cart of the earlier order. */
  cartId: Uuid,
  /** Changed lines: 0 units leave one out, a code replaces it. Others are ordered as before, or by the nearest shade. */
  lines: z
    .array(z.strictObject({ lineNo: z.int().min(1).max(9_999), quantity: Quantity.optional(), code: Code.optional() }))
    .max(300)
    .default([]),
});

/** Ordering an earlier order again, beside the open cart. */
export const repeatOrderApi = {
  /** Changes nothing. */
  'POST /repeat-order/quote': {
    query: Hints,
    body: RepeatRequest,
    response: resultsOf(RepeatQuote),
    errors: [...buyerErrors, 'CART_NOT_FOUND', 'NO_COVERAGE'],
  },
  /** Exactly once for each `repeatId`: a repeated call returns the same order. CART_CHANGED when anything differs from what was seen. */
  'POST /repeat-order': {
    query: Hints,
    body: RepeatRequest.extend({ repeatId: Uuid, seen: z.string().min(1).max(100) }),
    response: resultsOf(PlacedOrder),
    errors: [
      ...buyerErrors,
      'CART_NOT_FOUND',
      'CART_EMPTY',
      'CART_CHANGED',
      'UNPAID_ORDERS',
      'INSUFFICIENT_STOCK',
      'ADDRESS_REQUIRED',
      'NO_COVERAGE',
      'PAYMENT_METHOD_REQUIRED',
      'PAYMENT_METHOD_UNAVAILABLE',
      'CREDIT_EXCEEDED',
      'CREDIT_OVERDUE',
      'APPROVAL_NEEDED',
      'ROLE_NOT_ALLOWED',
      'REGISTRATION_PENDING',
      'REGISTRATION_REJECTED',
      'CUSTOMER_BLOCKED',
      'IDEMPOTENCY_KEY_REUSED',
    ],
  },
} satisfies Service;
