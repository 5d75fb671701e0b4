import type { purchasingApi } from '@tonalia/contract/purchasing-office';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { mailPurchaseOrder } from './mail-order.ts';
import { makePurchaseOrder } from './make-order.ts';
import { listPurchaseOrders, readPurchaseOrder } from './read-orders.ts';
import { closePurchase, receivePurchase } from './receive-order.ts';
import { saveSupplier, saveSupply } from './save-supplier.ts';
import { suggestPurchase } from './suggest-purchase.ts';

/** The office's calls about suppliers and orders to them. */
export const purchasingEndpoints = (
  context: Pick<ModuleContext, 'db' | 'clock' | 'arrivals' | 'channels'>,
): OfficeEndpoints<typeof purchasingApi> => {
  const { db } = context;
  const after = async (act: Promise<void>, { role }: OperatorActor, id: string) => {
    await act;
    return { results: await readPurchaseOrder(context, role, id) };
  };
  return {
    'GET /office/purchase-suggestion': {
      access: 'operator',
      needs: 'costs.read',
      handle: async ({ query }) => ({ results: await suggestPurchase(context, query) }),
    },
    'PUT /office/suppliers/{supplierId}': {
      access: 'operator',
      needs: 'purchases.edit',
      handle: async ({ operator, params, body }) => ({
        results: await saveSupplier(db, operator, { _id: params.supplierId, ...body }),
      }),
    },
    'PUT /office/supply/{versionId}': {
      access: 'operator',
      needs: 'costs.edit',
      handle: async ({ operator, params, body }) => ({
        results: await saveSupply(db, operator, { ...params, ...body }),
      }),
    },
    'GET /office/purchase-orders': {
      access: 'operator',
      needs: 'stock.read',
      handle: ({ operator, query }) => listPurchaseOrders(db, operator.role, query),
    },
    'POST /office/purchase-orders': {
      access: 'operator',
      needs: 'purchases.edit',
      handle: ({ operator, body }) => after(makePurchaseOrder(context, operator, body), operator, body._id),
    },
    'GET /office/purchase-orders/{orderId}': {
      access: 'operator',
      needs: 'stock.read',
      handle: async ({ operator, params }) => ({
        results: await readPurchaseOrder(context, operator.role, params.orderId),
      }),
    },
    'POST /office/purchase-orders/{orderId}/receive': {
      access: 'operator',
      needs: 'stock.receive',
      handle: ({ operator, params, body }) =>
        after(receivePurchase(context, operator, { ...params, ...body }), operator, params.orderId),
    },
    'POST /office/purchase-orders/{orderId}/mail': {
      access: 'operator',
      needs: 'purchases.edit',
      handle: ({ operator, params, body }) =>
        after(mailPurchaseOrder(context, operator, { ...params, ...body }), operator, params.orderId),
    },
    'POST /office/purchase-orders/{orderId}/close': {
      access: 'operator',
      needs: 'purchases.edit',
      handle: ({ operator, params, body }) =>
        after(closePurchase(db, operator, { ...params, ...body }), operator, params.orderId),
    },
  };
};
