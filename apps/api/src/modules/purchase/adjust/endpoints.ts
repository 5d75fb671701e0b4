import type { purchaseAdjustApi } from '@tonalia/contract/purchase-adjust';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { adjustOrder } from './adjust-order.ts';
import { findNamedSubstitutes, findSubstitutes } from './substitutes.ts';

/** The office's calls that adjust an order, under `/api/purchase/office`. */
export const adjustEndpoints = (
  context: Pick<ModuleContext, 'db' | 'clock'>,
): OfficeEndpoints<typeof purchaseAdjustApi> => ({
  'POST /office/orders/{orderCode}/adjust': {
    access: 'operator',
    needs: 'orders.adjust',
    handle: async ({ operator: { operatorId, name, network, isConfirmed }, params, body }) => ({
      results: await adjustOrder(context, params.orderCode, body, {
        why: '',
        actorId: null,
        by: name,
        operator: { operatorId, network },
        mayRefund: isConfirmed,
      }),
    }),
  },
  'GET /office/orders/{orderCode}/lines/{line}/substitutes': {
    access: 'operator',
    needs: 'orders.adjust',
    handle: async ({ params: { orderCode, line }, query: { q } }) => ({
      results: await (q === undefined
        ? findSubstitutes(context, orderCode, line)
        : findNamedSubstitutes(context, { orderCode, line, words: q })),
    }),
  },
});
