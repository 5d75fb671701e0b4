import { z } from 'zod';
import type { OfficeService } from './office-call.ts';
import { OfficeSearchQuery } from './office-search.ts';
import { Alternative } from './purchase.ts';
import { CatalogueId, Day, Uuid, resultsOf } from './wire.ts';

/** A version that a customer can order, at the customer's price for one unit, with the units of the customer's warehouse. */
export const DeskOffer = Alternative.omit({ nearness: true, difference: true }).extend({
  versionId: CatalogueId,
  /** The open presale; `left` is null without a limit. */
  presale: z.object({ dispatchDate: Day, left: z.int().nullable() }).nullable(),
});
export type DeskOffer = z.infer<typeof DeskOffer>;

/** The office's calls about what a customer can order, under `/api/products`. */
export const productsOffersApi = {
  /** The versions that typed words name, by code, shade or product, the best first; 12 at most. */
  'GET /office/customers/{customerId}/offers': {
    params: z.object({ customerId: Uuid }),
    query: OfficeSearchQuery.omit({ group: true }),
    response: resultsOf(z.array(DeskOffer)),
    errors: ['CUSTOMER_NOT_FOUND'],
  },
} satisfies OfficeService;
