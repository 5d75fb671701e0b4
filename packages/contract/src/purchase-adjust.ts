import { z } from 'zod';
import type { OfficeService } from './office-call.ts';
import { Alternative } from './purchase.ts';
import { OfficeSearchQuery } from './office-search.ts';
import { RowVersion } from './office-wire.ts';
import { Code, OrderCode, Pesos, Quantity, resultsOf, wholeNumber } from './wire.ts';

/** Lines of one adjustment at most: as many as an order has. */
const MOST_LINES = 1_000;
/** Number of a line in its order, from 1. */
const LineNumber = z.int().min(1).max(32_767);

/** Where money of a paid order can go: the own credit that paid it, the customer's balance in favour, or the source of the payment. */
export const MoneyTarget = z.enum(['credit', 'balance', 'source']);
export type MoneyTarget = z.infer<typeof MoneyTarget>;

/** What a line of an order becomes: fewer units, none, or another version for units that it loses. */
export const LineAdjustment = z.strictObject({
  line: LineNumber,
  /** Units to send, at most those of now. */
  quantity: Quantity,
  /** At the price of the line, or its own when that is lower. */
  substitute: z
    .strictObject({ code: Code, versionCode: Code.nullable().default(null), quantity: Quantity.min(1) })
    .optional(),
});
export type LineAdjustment = z.infer<typeof LineAdjustment>;

/** An adjustment of an order before it leaves. With `dryRun` nothing changes, and the answer says what would. */
export const AdjustmentRequest = z.strictObject({
  /** The order's version that the operator saw. */
  version: RowVersion.min(1),
  dryRun: z.boolean().default(false),
  /** Whether the customer and the orderer get the message. */
  notify: z.boolean().default(true),
  /** Where the money goes first; by default to own credit, as far as it paid. */
  to: MoneyTarget.optional(),
  lines: z
    .array(LineAdjustment)
    .min(1)
    .max(MOST_LINES)
    .refine((lines) => new Set(lines.map(({ line }) => line)).size === lines.length, 'cada línea va una sola vez'),
});
export type AdjustmentRequest = z.infer<typeof AdjustmentRequest>;

const Sums = z.object({
  units: z.int(),
  subtotal: Pesos,
  savings: Pesos,
  couponSavings: Pesos,
  /** Discount (negative) or charge of the payment method. */
  movement: Pesos,
  shipping: Pesos,
  total: Pesos,
});

/** What an adjustment changes, the same before it is stored and after. */
export const Adjustment = z.object({
  lines: z.array(
    z.object({
      /** Number of the line; a substitute has the next one. */
      line: LineNumber,
      name: z.string(),
      before: z.int(),
      after: z.int(),
      price: Pesos,
      amount: Pesos,
      /** The line that it replaces units of. */
      substitutes: LineNumber.nullable(),
    }),
  ),
  before: Sums,
  after: Sums,
  /** Pesos that the customer gets back, or no longer owes. */
  back: z.object({
    amount: Pesos,
    /** `owed`: it was not paid yet, and the customer pays less. */
    portions: z.array(
      z.object({ to: z.enum([...MoneyTarget.options, 'owed']), name: z.string().nullable(), amount: Pesos }),
    ),
    /**
     * Where it may go; empty when there is no choice. `name` is that of what paid, null for the balance in favour; `leaves` is the
     * credit that is available then.
     */
    choices: z.array(z.object({ to: MoneyTarget, name: z.string().nullable(), most: Pesos, leaves: Pesos.nullable() })),
  }),
  /** The words of the change, as the customer reads them. */
  message: z.string(),
});
export type Adjustment = z.infer<typeof Adjustment>;

/** A version in the order's warehouse that can be sent instead. `price` is what it would cost in this order. */
export const OfficeSubstitute = Alternative.omit({ originalPrice: true, minQuantity: true });
export type OfficeSubstitute = z.infer<typeof OfficeSubstitute>;

/** The office's calls that adjust an order, under `/api/purchase`. */
export const purchaseAdjustApi = {
  /**
   * Shortens or removes lines of parts that have not left, or sends a substitute. Units, credit, coupon, loyalty and presale follow, and
   * the total never rises. Money of a payment that goes back asks for the second factor again.
   */
  'POST /office/orders/{orderCode}/adjust': {
    params: OrderCode,
    body: AdjustmentRequest,
    response: resultsOf(Adjustment),
    errors: [
      'ORDER_NOT_FOUND',
      'VERSION_CONFLICT',
      'ORDER_ENDED',
      'LINE_NOT_FOUND',
      'SHIPMENT_LEFT',
      'ADJUSTMENT_UPWARDS',
      'ADJUSTMENT_EMPTY',
      'SUBSTITUTE_UNAVAILABLE',
      'INSUFFICIENT_STOCK',
      'PAYMENT_UNDER_WAY',
      'REFUND_TOO_MUCH',
      'BALANCE_UNAVAILABLE',
      'STEP_UP_REQUIRED',
    ],
  },
  /** The nearest versions in stock that can replace a line, or those that `q` names by code or number of the shade. */
  'GET /office/orders/{orderCode}/lines/{line}/substitutes': {
    params: OrderCode.extend({ line: wholeNumber(1, 32_767) }),
    query: z.strictObject({ q: OfficeSearchQuery.shape.q.optional() }),
    response: resultsOf(z.array(OfficeSubstitute)),
    errors: ['ORDER_NOT_FOUND', 'LINE_NOT_FOUND'],
  },
} satisfies OfficeService;
