import { z } from 'zod';
import type { Service } from './call.ts';
import { Hints, Pesos, buyerErrors, flag, resultsOf, wholeNumber } from './wire.ts';

/** Brands that one list can name. */
const MOST_BRANDS = 60;
/** Percent that a salon can put on its own price. */
const MOST_MARKUP = 300;

/** What a customer's own price list holds. */
export const OwnPriceListQuery = Hints.extend({
  format: z.enum(['pdf', 'xlsx']),
  /** Ids of brands, with commas between them; all brands without it. */
  brands: z
    .string()
    .regex(/^[1-9]\d{0,17}(,[1-9]\d{0,17})*$/)
    .transform((ids) => ids.split(','))
    .pipe(z.array(z.string()).max(MOST_BRANDS))
    .optional(),
  /** Only what can be ordered today. */
  available: flag.optional(),
  /** Without the colours of shades. */
  plain: flag.optional(),
  /** Prices for the customer's own clients: its price and this many percent. Its price is not in the file. */
  markup: wholeNumber(1, MOST_MARKUP).optional(),
});
export type OwnPriceListQuery = z.infer<typeof OwnPriceListQuery>;

/** The head of a customer's own price list. */
export const PriceListPreview = z.object({
  /** Pages of its PDF; null for a list that is too long to count at once. */
  pages: z.int().nullable(),
  /** The first rows. */
  rows: z.array(
    z.object({
      code: z.string(),
      /** The version, or the product without versions. */
      name: z.string(),
      price: Pesos,
      /** `#rrggbb` of its shade. */
      hex: z.string().nullable(),
    }),
  ),
});
export type PriceListPreview = z.infer<typeof PriceListPreview>;

/** The price list of a customer, part of the service `products`. */
export const ownPriceListApi = {
  'GET /price-list/preview': {
    query: OwnPriceListQuery.omit({ format: true, plain: true }),
    response: resultsOf(PriceListPreview),
    errors: [...buyerErrors, 'TOO_MANY_REQUESTS'],
  },
} satisfies Service;

/** A customer's own prices as a file, not a call. */
export const OWN_PRICE_LIST = '/api/products/price-list';
