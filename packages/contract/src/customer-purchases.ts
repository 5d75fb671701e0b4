import { z } from 'zod';
import type { OfficeService } from './office-call.ts';
import { Pesos, Uuid, resultsOf } from './wire.ts';

/** What a customer bought: orders that are paid or agreed, by month of Bogotá. Amounts are null without `amounts.read`. */
export const CustomerPurchases = z.object({
  /** The twelve closed months before this one. */
  year: z.object({ orders: z.int(), amount: Pesos.nullable(), average: Pesos.nullable() }),
  /** The sum of the twelve months before those. */
  yearBefore: Pesos.nullable(),
  /** Usual days between two orders; null with fewer than two. */
  every: z.int().nullable(),
  /** The last twelve months, this one at the end. */
  months: z.array(z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), orders: z.int() })).length(12),
});
export type CustomerPurchases = z.infer<typeof CustomerPurchases>;

/** The office's call about what a customer bought, under `/api/purchase`. */
export const customerPurchasesApi = {
  'GET /office/customers/{customerId}/purchases': {
    params: z.object({ customerId: Uuid }),
    response: resultsOf(CustomerPurchases),
    errors: [],
  },
} satisfies OfficeService;
