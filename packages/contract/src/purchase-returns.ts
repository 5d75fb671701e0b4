import { z } from 'zod';
import type { Service } from './call.ts';
import { maxLinePhotos, maxPhotoBytes, maxReturnPhotos } from './limits.ts';
import type { OfficeService } from './office-call.ts';
import { TaxClass } from './fiscal.ts';
import { OfficeListQuery, officePageOf } from './office-wire.ts';
import { MoneyTarget } from './purchase-adjust.ts';
import { Hints, Instant, Day, Line, Lines, OrderCode, Pesos, Uuid, buyerErrors, resultsOf } from './wire.ts';

const MOST_LINES = 200;

const LineNumber = z.int().min(1).max(32_767);
const Units = z.int().min(1).max(9_999);

/** Why a customer returns a line. */
export const ReturnReason = z.enum(['broken', 'shade', 'expired', 'unordered', 'unsold', 'regret']);
export type ReturnReason = z.infer<typeof ReturnReason>;

/**
 * Where a return is: `asked` waits for the office, `collecting` is on its way back, `received` was counted in the warehouse, and `resolved`,
 * `rejected` and `withdrawn` are ends.
 */
export const ReturnState = z.enum(['asked', 'collecting', 'received', 'resolved', 'rejected', 'withdrawn']);
export type ReturnState = z.infer<typeof ReturnState>;

/** How a customer wants the money: as balance in favour, or back to what paid. */
export const ReturnWish = z.enum(['balance', 'source']);
export type ReturnWish = z.infer<typeof ReturnWish>;

const isOnce = (lines: readonly { line: number }[]): boolean =>
  new Set(lines.map(({ line }) => line)).size === lines.length;
const ONCE = 'cada línea va una sola vez';

/** A return that is asked for. */
export const ReturnRequest = z.strictObject({
  /** Made by the client, so that a repeated request is one return. */
  id: Uuid,
  wish: ReturnWish,
  note: Lines.pipe(z.string().trim().max(500)).default(''),
  lines: z
    .array(
      z.strictObject({
        line: LineNumber,
        units: Units,
        reason: ReturnReason,
        /** JPEG, PNG or WebP in base64, at most 1 MB each; a broken or wrong product needs one. */
        photos: z
          .array(
            z
              .base64()
              .min(8)
              .max(Math.ceil(maxPhotoBytes / 3) * 4),
          )
          .max(maxLinePhotos)
          .default([]),
      }),
    )
    .min(1)
    .max(MOST_LINES)
    .refine(isOnce, ONCE)
    .refine(
      (lines) => lines.reduce((sum, { photos }) => sum + photos.length, 0) <= maxReturnPhotos,
      `máximo ${maxReturnPhotos} fotos`,
    ),
});
export type ReturnRequest = z.infer<typeof ReturnRequest>;

/** What can still be returned of an order, and until which day. */
export const Returnable = z.object({
  lines: z.array(
    z.object({
      line: LineNumber,
      name: z.string(),
      image: z.string(),
      /** Units delivered that no return asked for. */
      units: z.int(),
      /** Pesos of one unit. */
      price: Pesos,
      /** The last day; null while its part was not delivered. */
      until: Day.nullable(),
      /** It was delivered, and the days have not passed. */
      isOpen: z.boolean(),
    }),
  ),
});
export type Returnable = z.infer<typeof Returnable>;

/** A return as its customer sees it. */
export const OwnReturn = z.object({
  _id: Uuid,
  code: z.string(),
  state: ReturnState,
  wish: ReturnWish,
  askedAt: Instant,
  /** Pesos asked, and what came back once resolved. */
  value: Pesos,
  amount: Pesos.nullable(),
  canWithdraw: z.boolean(),
  lines: z.array(
    z.object({
      line: LineNumber,
      name: z.string(),
      units: z.int(),
      reason: ReturnReason,
      accepted: z.int().nullable(),
      refusal: z.string().nullable(),
    }),
  ),
});
export type OwnReturn = z.infer<typeof OwnReturn>;

const Own = z.object({ returnable: Returnable, returns: z.array(OwnReturn) });

/** The shop's calls about returns, under `/api/purchase`. */
export const returnsApi = {
  /** What an order's customer can return, and the returns of the order, newest first. */
  'GET /order/{orderCode}/returns': {
    params: OrderCode,
    query: Hints,
    response: resultsOf(Own),
    errors: [...buyerErrors, 'ORDER_NOT_FOUND'],
  },
  /** Asks for a return. The same id answers the return of before. */
  'POST /order/{orderCode}/returns': {
    params: OrderCode,
    query: Hints,
    body: ReturnRequest,
    response: resultsOf(Own),
    errors: [...buyerErrors, 'ORDER_NOT_FOUND', 'RETURN_TOO_MUCH', 'RETURN_TOO_LATE', 'RETURN_PHOTO_REFUSED'],
  },
  /** Takes a return back that the office has not decided. */
  'POST /order/{orderCode}/returns/{id}/withdraw': {
    params: OrderCode.extend({ id: Uuid }),
    query: Hints,
    response: resultsOf(Own),
    errors: [...buyerErrors, 'ORDER_NOT_FOUND', 'NOT_FOUND', 'RETURN_DECIDED'],
  },
} satisfies Service;

/** The tabs of the office's list. */
export const ReturnTab = z.enum(['all', 'undecided', 'collecting', 'accepted', 'rejected']);
export type ReturnTab = z.infer<typeof ReturnTab>;

/** A row of the office's list. Amounts are null without `amounts.read`. */
export const OfficeReturnItem = z.object({
  _id: Uuid,
  code: z.string(),
  customer: z.object({ _id: Uuid, name: z.string() }),
  city: z.string(),
  orderCode: z.string(),
  /** The reason of the line with the most value. */
  reason: ReturnReason,
  wish: ReturnWish,
  state: ReturnState,
  /** The goods stay with the customer. */
  stays: z.boolean(),
  /** Fewer units were accepted than asked. */
  isPart: z.boolean(),
  askedAt: Instant,
  units: z.int(),
  value: Pesos.nullable(),
});
export type OfficeReturnItem = z.infer<typeof OfficeReturnItem>;

/** Filters and page of the office's list. */
export const OfficeReturnQuery = OfficeListQuery.extend({
  tab: ReturnTab.default('all'),
  reason: ReturnReason.optional(),
  wish: ReturnWish.optional(),
  warehouseId: z.string().max(40).optional(),
});
export type OfficeReturnQuery = z.infer<typeof OfficeReturnQuery>;

/** A page of returns with the number of each tab, and the pesos that wait for a decision. */
export const OfficeReturnPage = officePageOf(OfficeReturnItem).extend({
  counts: z.record(ReturnTab, z.int()),
  undecided: Pesos.nullable(),
  warehouses: z.array(z.object({ _id: z.string(), name: z.string() })),
});
export type OfficeReturnPage = z.infer<typeof OfficeReturnPage>;

/** A return with all that its decision needs. Amounts are null without `amounts.read`. */
export const OfficeReturn = OfficeReturnItem.extend({
  version: z.int(),
  note: z.string(),
  byOffice: z.boolean(),
  amount: Pesos.nullable(),
  /** Goods below this are not collected: the office may leave them with the customer. */
  collectFrom: Pesos,
  mayStay: z.boolean(),
  orderedAt: Instant,
  /** Returns of the customer in twelve months, of so many orders. */
  before: z.object({ returns: z.int(), orders: z.int() }),
  /** The facts of the credit note by line, `base` + `tax` = `amount`; empty before the return is resolved and without `amounts.read`. */
  creditNote: z.array(
    z.object({
      line: LineNumber,
      units: z.int(),
      amount: Pesos,
      base: Pesos,
      tax: Pesos,
      taxClass: TaxClass,
      /** Percent. */
      rate: z.int(),
    }),
  ),
  photos: z.array(z.object({ _id: Uuid, line: LineNumber })),
  lines: z.array(
    z.object({
      line: LineNumber,
      name: z.string(),
      brand: z.string(),
      image: z.string(),
      tile: z.string(),
      colour: z.string().nullable(),
      units: z.int(),
      value: Pesos.nullable(),
      reason: ReturnReason,
      arrived: z.int().nullable(),
      toStock: z.int().nullable(),
      toLoss: z.int().nullable(),
      refusal: z.string().nullable(),
    }),
  ),
  history: z.array(
    z.object({
      state: ReturnState,
      by: z.string(),
      byOffice: z.boolean(),
      words: z.string(),
      units: z.int(),
      at: Instant,
    }),
  ),
});
export type OfficeReturn = z.infer<typeof OfficeReturn>;

const Versioned = { version: z.int().min(1) };
const Refusal = Line.pipe(z.string().min(3).max(200));

/** What becomes of each line; a line with fewer accepted units than it has needs the reason. */
export const ReturnDecision = z.strictObject({
  ...Versioned,
  dryRun: z.boolean().default(false),
  lines: z
    .array(
      z.strictObject({
        line: LineNumber,
        toStock: z.int().min(0).max(9_999),
        toLoss: z.int().min(0).max(9_999),
        refusal: Refusal.optional(),
      }),
    )
    .min(1)
    .max(MOST_LINES)
    .refine(isOnce, ONCE),
  /** Where the money goes first; by default to own credit, as far as it paid, then as the customer wishes. */
  to: MoneyTarget.optional(),
  /** The message to the customer; the usual words without it. */
  message: Lines.pipe(z.string().trim().min(1).max(500)).optional(),
});
export type ReturnDecision = z.infer<typeof ReturnDecision>;

/** What a decision changes, the same before it is stored and after. Amounts are null without `amounts.read`. */
export const ReturnOutcome = z.object({
  state: ReturnState,
  amount: Pesos.nullable(),
  toStock: z.int(),
  toLoss: z.int(),
  refused: z.int(),
  portions: z.array(
    z.object({ to: z.enum([...MoneyTarget.options, 'owed']), name: z.string().nullable(), amount: Pesos }),
  ),
  choices: z.array(z.object({ to: MoneyTarget, name: z.string().nullable(), most: Pesos })),
  message: z.string(),
});
export type ReturnOutcome = z.infer<typeof ReturnOutcome>;

const ById = z.object({ id: Uuid });

/** The office's calls about returns, under `/api/purchase`. */
export const purchaseReturnsApi = {
  'GET /office/returns': { query: OfficeReturnQuery, response: OfficeReturnPage, errors: [] },
  'GET /office/returns/{id}': { params: ById, response: resultsOf(OfficeReturn), errors: ['RETURN_NOT_FOUND'] },
  'GET /office/returns/{id}/photos/{photo}': {
    params: ById.extend({ photo: Uuid }),
    response: z.string().meta({ format: 'binary' }),
    errors: ['RETURN_NOT_FOUND'],
  },
  /** What can be returned of an order, for a return that the office opens. */
  'GET /office/orders/{orderCode}/returnable': {
    params: OrderCode,
    response: resultsOf(Returnable),
    errors: ['ORDER_NOT_FOUND'],
  },
  /** Opens a return for the customer, also after the days have passed. */
  'POST /office/orders/{orderCode}/returns': {
    params: OrderCode,
    body: ReturnRequest,
    response: resultsOf(OfficeReturn),
    errors: ['ORDER_NOT_FOUND', 'RETURN_TOO_MUCH', 'SHIPMENT_NOT_LEFT', 'RETURN_PHOTO_REFUSED'],
  },
  /** Approves the collection of what is asked. */
  'POST /office/returns/{id}/collect': {
    params: ById,
    body: z.strictObject(Versioned),
    response: resultsOf(OfficeReturn),
    errors: ['RETURN_NOT_FOUND', 'RETURN_DECIDED', 'VERSION_CONFLICT'],
  },
  /** Counts what arrived in the warehouse. */
  'POST /office/returns/{id}/receive': {
    params: ById,
    body: z.strictObject({
      ...Versioned,
      lines: z
        .array(z.strictObject({ line: LineNumber, units: z.int().min(0).max(9_999) }))
        .min(1)
        .max(MOST_LINES)
        .refine(isOnce, ONCE),
    }),
    response: resultsOf(OfficeReturn),
    errors: ['RETURN_NOT_FOUND', 'RETURN_DECIDED', 'VERSION_CONFLICT', 'LINE_NOT_FOUND', 'RETURN_TOO_MUCH'],
  },
  /**
   * Decides every line and moves units and money. Goods that did not arrive can only be written off, below the value that is collected. A refund asks for
   * the second factor again.
   */
  'POST /office/returns/{id}/resolve': {
    params: ById,
    body: ReturnDecision,
    response: resultsOf(ReturnOutcome),
    errors: [
      'RETURN_NOT_FOUND',
      'RETURN_DECIDED',
      'RETURN_UNDECIDED',
      'RETURN_NOT_RECEIVED',
      'VERSION_CONFLICT',
      'LINE_NOT_FOUND',
      'RETURN_TOO_MUCH',
      'BALANCE_UNAVAILABLE',
      'REFUND_TOO_MUCH',
      'SHIPMENT_NOT_LEFT',
      'STEP_UP_REQUIRED',
      'APPROVAL_OWN',
    ],
  },
} satisfies OfficeService;
