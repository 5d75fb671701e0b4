import type { ownPriceListApi } from '@tonalia/contract/own-price-list';
import type { FastifyInstance } from 'fastify';
import { limitCalls } from '../../../platform/http/limit-calls.ts';
import type { Endpoints } from '../../../platform/http/serve.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { previewList } from './preview-list.ts';

/** The head of the price list that a customer is about to download. */
export function priceListEndpoints(app: FastifyInstance, context: ModuleContext): Endpoints<typeof ownPriceListApi> {
  // a count of pages prices as many versions as a short list
  const limit = limitCalls(app, { network: 600, person: 60 });
  return {
    'GET /price-list/preview': {
      access: 'buyer',
      needs: 'customer.read',
      handle: async ({ actor, buyer, request, query: { brands = null, available = false, markup } }) => {
        await limit(request, actor);
        return { results: await previewList(context, buyer, { brands, onlyAvailable: available, markup }) };
      },
    },
  };
}
