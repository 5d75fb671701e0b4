import { z } from 'zod';
import { TaxClass } from './fiscal.ts';
import { OfficeListQuery, officePageOf } from './office-wire.ts';
import { LineNumber, ReturnReason, ReturnState, ReturnWish } from './return-state.ts';
import { Instant, Pesos, Uuid } from './wire.ts';

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
  customerId: Uuid.optional(),
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
  /** The code of the order that exchanged it; null without an exchange. */
  exchangeOrder: z.string().nullable(),
  /** Goods below this are not collected: the office may leave them with the customer. */
  collectFrom: Pesos,
  mayStay: z.boolean(),
  orderedAt: Instant,
  /** The customer's seller; null for none. */
  seller: z.string().nullable(),
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
      /** What a driver took along; null before. */
      collected: z.int().nullable(),
      arrived: z.int().nullable(),
      toStock: z.int().nullable(),
      toLoss: z.int().nullable(),
      /** What a unit cost when it was sold; null without `costs.read`, and where it is not known. */
      cost: Pesos.nullable(),
      refusal: z.string().nullable(),
    }),
  ),
  history: z.array(
    z.object({
      state: ReturnState,
      /** A driver's visit, which leaves the state as it is; null for a change of state. */
      visit: z.enum(['collected', 'not_collected']).nullable(),
      by: z.string(),
      byOffice: z.boolean(),
      words: z.string(),
      units: z.int(),
      at: Instant,
    }),
  ),
});
export type OfficeReturn = z.infer<typeof OfficeReturn>;
