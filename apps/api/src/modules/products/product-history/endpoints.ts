import type { productHistoryApi } from '@tonalia/contract/product-history';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { readHistory } from './read-history.ts';

/** The office's calls of the history of a product. */
export const productHistoryEndpoints = (
  context: Pick<ModuleContext, 'db' | 'clock'>,
): OfficeEndpoints<typeof productHistoryApi> => ({
  'GET /office/products/{id}/history': {
    access: 'operator',
    needs: 'catalogue.read',
    handle: async ({ operator: { role }, params: { id }, query: { limit } }) => ({
      results: await readHistory(context, { id, limit, role }),
    }),
  },
});
