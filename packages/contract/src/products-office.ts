import { z } from 'zod';
import type { OfficeService } from './office-call.ts';
import { resultsOf, wholeNumber } from './wire.ts';

/** A version with units for few days at the rate of the last four weeks. */
export const RunningOutItem = z.object({
  versionId: z.string(),
  code: z.string(),
  /** "7.5 Rubio medio caoba", or the product without versions. */
  name: z.string(),
  /** Brand, and the product of a shade. */
  detail: z.string(),
  image: z.string(),
  tile: z.string(),
  /** Hex of a shade; null without one. */
  swatch: z.string().nullable(),
  /** Units that can be sold now. */
  available: z.int(),
  /** Whole days until none is left; 0 for today. */
  daysLeft: z.int(),
});
export type RunningOutItem = z.infer<typeof RunningOutItem>;

/** How many versions end, how many of them are of top sellers, and those that end first. */
export const RunningOut = z.object({ total: z.int(), topSellers: z.int(), items: z.array(RunningOutItem) });
export type RunningOut = z.infer<typeof RunningOut>;

/** The office's calls of products, under `/api/products`. */
export const productsOfficeApi = {
  /** The versions that end first, of one warehouse or of all together. */
  'GET /office/running-out': {
    query: z.strictObject({ warehouseId: z.string().max(40).optional(), limit: wholeNumber(1, 100).default(5) }),
    response: resultsOf(RunningOut),
    errors: [],
  },
} satisfies OfficeService;
