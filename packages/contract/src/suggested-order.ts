import { z } from 'zod';
import type { Service } from './call.ts';
import { ListMatch } from './order-list.ts';
import { CatalogueId, Code, Hints, PageQuery, Pesos, buyerErrors, pageOf, resultsOf } from './wire.ts';

/** How often something is ordered, and how long ago it was: the reason of a suggestion. */
export const OrderRhythm = z.object({
  /** Usual days between two orders. */
  every: z.int(),
  /** Days since the last one. */
  since: z.int(),
  /** `since` as a percentage of `every`. */
  share: z.int(),
});

const suggested = OrderRhythm.extend({
  /** Usual units, in whole steps of sale. */
  quantity: z.int(),
  /** Days on which it was ordered. */
  times: z.int(),
  /** Its time has come; otherwise it is near. */
  isDue: z.boolean(),
});

/** Versions that are ordered again and again, with the usual units. */
const UsualLine = suggested.pick({ quantity: true, times: true }).extend({ match: ListMatch });
export type UsualLine = z.infer<typeof UsualLine>;

/** What a customer is likely to need now, by its own orders of the last twelve months. */
export const SuggestedOrder = z.object({
  /** Orders that were not cancelled. */
  orders: z.int(),
  /** Goods of an order in pesos, on the average; null without orders. */
  average: Pesos.nullable(),
  /** Of the orders; null with fewer than two days of them. */
  rhythm: OrderRhythm.nullable(),
  /** Those that are due first, then those that are near; none with fewer than three orders. */
  lines: z.array(suggested.extend({ match: ListMatch })),
  /** Versions ordered on the most days, with the usual units: ten at the most, of those on sale, due or not, in stock or not. */
  usual: z.array(UsualLine),
  /** What would be a line and cannot be ordered now. */
  leftOut: z.array(
    suggested.extend({
      versionId: CatalogueId,
      code: Code,
      name: z.string(),
      versionName: z.string().nullable(),
      kind: z.enum(['gone', 'stock']),
      /** The same in words. */
      reason: z.string(),
    }),
  ),
});
export type SuggestedOrder = z.infer<typeof SuggestedOrder>;

/** The calls of the suggested order. */
export const suggestedOrderApi = {
  /** For the customer of the session: its own, or the one a seller chose. Today's prices and stock. */
  'GET /suggested-order': { query: Hints, response: resultsOf(SuggestedOrder), errors: [...buyerErrors] },
  /** All that was ordered in twelve months and is on sale, on the most days first. */
  'GET /suggested-order/usual': { query: PageQuery, response: pageOf(UsualLine), errors: [...buyerErrors] },
} satisfies Service;
