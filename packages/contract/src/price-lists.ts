import { z } from 'zod';
import type { OfficeService } from './office-call.ts';
import { officePageOf } from './office-wire.ts';
import { GridProduct, GridQuery, GridVersion } from './products-grid.ts';
import { Pesos, wholeNumber } from './wire.ts';

/** Products of a page: each is shown with the prices of all lists. */
export const LISTS_PAGE = 50;

/** Filters of the lists. */
export const PriceListQuery = GridQuery.omit({
  tab: true,
  tradeTypeId: true,
  stock: true,
  limit: true,
  sort: true,
}).extend({
  limit: wholeNumber(1, 200).default(LISTS_PAGE),
});
export type PriceListQuery = z.infer<typeof PriceListQuery>;

/** A version; `price` is the base price. */
export const ListVersion = GridVersion.extend({
  /** Its own prices by trade type, in pesos; the base price applies to the others. Empty without `prices.read`. */
  own: z.record(z.string(), Pesos),
  /** Percent of IVA that its prices include. */
  taxRate: z.int(),
  /** Average cost of a unit in pesos without IVA; null while it is not known, and without `costs.read`. */
  cost: Pesos.nullable(),
});
export type ListVersion = z.infer<typeof ListVersion>;

/** A product; `prices` is the range of the base prices. */
export const ListProduct = GridProduct.omit({ only: true }).extend({
  only: ListVersion.nullable(),
  /** What its versions cost in each list that differs from the base in one of them. */
  lists: z.record(z.string(), z.object({ from: Pesos, to: Pesos })),
  taxRate: z.int(),
  /** The costs of its versions as those of one; null while none is known, and without `costs.read`. */
  costs: z.object({ from: Pesos, to: Pesos }).nullable(),
});
export type ListProduct = z.infer<typeof ListProduct>;

/** A page of the lists, with the least percent that should stay of a price without IVA after the cost. */
const listPageOf = <T extends z.ZodType>(row: T) => officePageOf(row).extend({ lowestMargin: z.int() });

/** The office's calls of the price lists, under `/api/products`. Their cells are saved as those of the grid of products. */
export const priceListsApi = {
  'GET /office/prices/products': { query: PriceListQuery, response: listPageOf(ListProduct), errors: [] },
  'GET /office/prices': { query: PriceListQuery, response: listPageOf(ListVersion), errors: [] },
} satisfies OfficeService;
