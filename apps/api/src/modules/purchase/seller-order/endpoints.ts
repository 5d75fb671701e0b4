import type { sellerOrdersApi } from '@tonalia/contract/seller-orders';
import type { Endpoints } from '../../../platform/http/serve.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { requireOpenShop } from '../../../platform/settings/shop-opening.ts';
import { answerSellerOrder } from './answer-seller-order.ts';
import { discardOwnOrder, readSellerOrder, readSellerOrders } from './read-seller-orders.ts';
import { type SellerOrderContext, sendSellerOrder } from './send-seller-order.ts';

/** The calls of a seller's phone about orders taken without a network. The customer of each is checked against the portfolio in the use case. */
export function sellerOrderEndpoints(
  context: SellerOrderContext & Pick<ModuleContext, 'shopOpening'>,
): Endpoints<typeof sellerOrdersApi> {
  const { db } = context;
  return {
    'POST /seller-orders': {
      access: 'session',
      needs: 'portfolio.use',
      handle: async ({ actor, body }) => {
        requireOpenShop(context);
        return { results: await sendSellerOrder(context, actor, body) };
      },
    },
    'GET /seller-orders': {
      access: 'session',
      needs: 'portfolio.use',
      handle: ({ actor, query }) => readSellerOrders(db, actor, query),
    },
    'GET /seller-orders/{clientOrderId}': {
      access: 'session',
      needs: 'portfolio.use',
      handle: async ({ actor, params }) => ({ results: await readSellerOrder(db, actor, params.clientOrderId) }),
    },
    'POST /seller-orders/{clientOrderId}/answer': {
      access: 'session',
      needs: 'portfolio.use',
      handle: async ({ actor, params, body }) => ({
        results: await answerSellerOrder(context, actor, params.clientOrderId, body),
      }),
    },
    'POST /seller-orders/{clientOrderId}/discard': {
      access: 'session',
      needs: 'portfolio.use',
      handle: async ({ actor, params }) => ({ results: await discardOwnOrder(db, actor, params.clientOrderId) }),
    },
  };
}
