import type { stockOfficeApi } from '@tonalia/contract/stock-office';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import { adjustStock } from './adjust-stock.ts';
import { type StockListContext, listStock } from './list-stock.ts';
import { readStockOf } from './read-stock.ts';

/** The office's calls about stock. */
export const stockEndpoints = (context: StockListContext): OfficeEndpoints<typeof stockOfficeApi> => ({
  'GET /office/stock': {
    access: 'operator',
    needs: 'stock.read',
    handle: ({ query, operator: { role } }) => listStock(context, query, role),
  },
  'GET /office/stock/{versionId}/movements': {
    access: 'operator',
    needs: 'stock.read',
    handle: async ({ params, query, operator: { role } }) => ({
      results: await readStockOf(context.db, context.clock, { ...params, ...query, role }),
    }),
  },
  'POST /office/stock/adjust': {
    access: 'operator',
    needs: 'stock.adjust',
    handle: async ({ operator, body }) => ({ results: await adjustStock(context.db, operator, body) }),
  },
});
