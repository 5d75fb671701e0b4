import { z } from 'zod';
import type { OfficeService } from './office-call.ts';
import { OFFICE_PAGE, several } from './office-wire.ts';
import { CatalogueId, Pesos, resultsOf } from './wire.ts';

/** A deal that has run for more days has no figures: they would be of most of the shop's orders. */
export const MOST_DEAL_DAYS = 45;

/** What was sold, to all customers, of what a deal is about, since it began and until it ended. */
export const DealSales = z.object({
  _id: CatalogueId,
  /** Pesos with IVA. */
  sales: Pesos,
  /** Beside as long a time before it began, as a fraction: 0.38 for 38 % more; null while nothing was sold then. */
  change: z.number().nullable(),
  /** Of the lines with a known cost, as a fraction of their price without IVA; null without any, and without `costs.read`. */
  margin: z.number().nullable(),
});
export type DealSales = z.infer<typeof DealSales>;

/** The office's calls about what deals sell, under `/api/purchase`. */
export const dealSalesApi = {
  /** Deals that have begun and have figures. */
  'GET /office/deals/sales': {
    query: z.strictObject({ ids: several(CatalogueId, OFFICE_PAGE) }),
    response: resultsOf(z.array(DealSales)),
    errors: [],
  },
} satisfies OfficeService;
