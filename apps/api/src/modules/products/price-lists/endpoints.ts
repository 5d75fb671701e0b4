import type { priceListsApi } from '@tonalia/contract/price-lists';
import type { ModuleContext } from '../../../platform/module.ts';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import { listListProducts, listListVersions } from './list-prices.ts';

/** The office's calls of the price lists. */
export const listsEndpoints = ({
  db,
  clock,
}: Pick<ModuleContext, 'db' | 'clock'>): OfficeEndpoints<typeof priceListsApi> => ({
  'GET /office/prices/products': {
    access: 'operator',
    needs: 'prices.read',
    handle: ({ operator: { role }, query }) => listListProducts({ db, clock, role }, query),
  },
  'GET /office/prices': {
    access: 'operator',
    needs: 'prices.read',
    handle: ({ operator: { role }, query }) => listListVersions({ db, clock, role }, query),
  },
});
