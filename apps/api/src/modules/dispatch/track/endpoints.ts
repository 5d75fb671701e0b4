import type { orderDeliveryApi } from '@tonalia/contract/order-delivery';
import type { Endpoints } from '../../../platform/http/serve.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { requireOwnOrder } from '../../purchase/index.ts';
import { readDelivery } from './read-delivery.ts';

/** The call behind the order's page of the shop: its buyer follows the delivery. */
export const trackEndpoints = (context: Pick<ModuleContext, 'db' | 'clock'>): Endpoints<typeof orderDeliveryApi> => ({
  'GET /order/{orderCode}/delivery': {
    access: 'buyer',
    needs: 'orders.read',
    handle: async ({ actor, buyer, params }) => {
      await requireOwnOrder(context.db, { actor, buyer }, params.orderCode);
      return { results: await readDelivery(context, buyer, params.orderCode) };
    },
  },
});
