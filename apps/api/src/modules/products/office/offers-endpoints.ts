import type { productsOffersApi } from '@tonalia/contract/products-offers';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import type { CatalogueContext } from '../catalogue-index/catalogue.ts';
import { findOffers } from './find-offers.ts';

/** What a customer can order, for operators that take orders. */
export const offersEndpoints = (
  context: CatalogueContext & Pick<ModuleContext, 'clock' | 'office'>,
): OfficeEndpoints<typeof productsOffersApi> => ({
  'GET /office/customers/{customerId}/offers': {
    access: 'operator',
    needs: 'orders.place',
    handle: async ({ params, query }) => ({
      results: await findOffers(context, await context.office.findBuyer(params.customerId), query.q),
    }),
  },
});
