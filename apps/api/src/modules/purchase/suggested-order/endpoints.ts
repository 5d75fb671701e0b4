import type { suggestedOrderApi } from '@tonalia/contract/suggested-order';
import type { Endpoints } from '../../../platform/http/serve.ts';
import type { CartContext } from '../cart/buyer-call.ts';
import { readSuggestedOrder, readUsual } from './suggest-order.ts';

/** The suggested order of a customer, for the customer and its seller. */
export function suggestedOrderEndpoints(context: CartContext): Endpoints<typeof suggestedOrderApi> {
  return {
    'GET /suggested-order': {
      access: 'buyer',
      needs: 'cart.edit',
      handle: async ({ buyer }) => ({ results: await readSuggestedOrder(context, buyer) }),
    },
    'GET /suggested-order/usual': {
      access: 'buyer',
      needs: 'cart.edit',
      handle: ({ buyer, query }) => readUsual(context, buyer, query),
    },
  };
}
