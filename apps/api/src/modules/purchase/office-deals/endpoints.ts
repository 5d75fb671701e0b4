import type { dealSalesApi } from '@tonalia/contract/deal-sales';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { dealSales } from './deal-sales.ts';

/** The office's call about what deals sell. */
export const dealSalesEndpoints = ({
  db,
  clock,
}: Pick<ModuleContext, 'db' | 'clock'>): OfficeEndpoints<typeof dealSalesApi> => ({
  'GET /office/deals/sales': {
    access: 'operator',
    needs: 'prices.read',
    handle: async ({ operator: { role }, query: { ids } }) => ({ results: await dealSales(db, clock, { ids, role }) }),
  },
});
