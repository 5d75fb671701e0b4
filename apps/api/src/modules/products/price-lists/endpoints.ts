import type { priceListsApi } from '@tonalia/contract/price-lists';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import type { GridContext } from '../grid/list-grid.ts';
import { listListProducts, listListVersions } from './list-prices.ts';

/** The office's calls of the price lists. */
export const listsEndpoints = (context: GridContext): OfficeEndpoints<typeof priceListsApi> => ({
  'GET /office/prices/products': {
    access: 'operator',
    needs: 'prices.read',
    handle: ({ operator: { role }, query }) => listListProducts({ ...context, role }, query),
  },
  'GET /office/prices': {
    access: 'operator',
    needs: 'prices.read',
    handle: ({ operator: { role }, query }) => listListVersions({ ...context, role }, query),
  },
});
