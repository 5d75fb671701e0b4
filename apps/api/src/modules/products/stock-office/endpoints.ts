import type { stockOfficeApi } from '@tonalia/contract/stock-office';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { adjustStock } from './adjust-stock.ts';
import { listStock } from './list-stock.ts';
import { readStockOf } from './read-stock.ts';

/** The office's calls about stock. */
export const stockEndpoints = ({
  db,
  clock,
}: Pick<ModuleContext, 'db' | 'clock'>): OfficeEndpoints<typeof stockOfficeApi> => ({
  'GET /office/stock': {
    access: 'operator',
    needs: 'stock.read',
    handle: ({ query, operator: { role } }) => listStock(db, clock, query, role),
  },
  'GET /office/stock/{versionId}/movements': {
    access: 'operator',
    needs: 'stock.read',
    handle: async ({ params, query, operator: { role } }) => ({
      results: await readStockOf(db, clock, { ...params, ...query, role }),
    }),
  },
  'POST /office/stock/adjust': {
    access: 'operator',
    needs: 'stock.adjust',
    handle: async ({ operator, body }) => ({ results: await adjustStock(db, operator, body) }),
  },
});
