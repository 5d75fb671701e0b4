import { z } from 'zod';
import type { OfficeService } from './office-call.ts';
import { CatalogueId, Pesos, resultsOf } from './wire.ts';

/** What orders that were not cancelled hold of a version. */
export const VersionSales = z.object({
  units: z.int(),
  /** Pesos with IVA; null without `amounts.read`. */
  sales: Pesos.nullable(),
  /** Customers that ordered it, without closed accounts. */
  customers: z.int(),
});
export type VersionSales = z.infer<typeof VersionSales>;

/** The office's call about what was sold of a version, under `/api/purchase`. */
export const versionSalesApi = {
  'GET /office/versions/{id}/sales': {
    params: z.object({ id: CatalogueId }),
    response: resultsOf(VersionSales),
    errors: [],
  },
} satisfies OfficeService;
