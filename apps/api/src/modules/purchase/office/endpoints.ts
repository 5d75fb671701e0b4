import type { purchaseOfficeApi } from '@tonalia/contract/purchase-office';
import { MOST_AT_ONCE } from '@tonalia/contract/office-wire';
import type { OfficeCall } from '@tonalia/contract/office-call';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import type { OfficeEndpoint, OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import type { HandlerInput } from '../../../platform/http/serve.ts';
import type { NotifyOrderContext } from '../notifications/write-messages.ts';
import { BULK_TIME } from '../bulk/act-in-sets.ts';
import { type BulkAct, type ChosenOrders } from './act-on-each.ts';
import { moveShipments, rejectOrders } from './act-on-orders.ts';
import { listOrders } from './list-orders.ts';
import { type OrderFilters, type OrderListContext, listFilteredIds } from './order-filters.ts';
import { moves } from './moves.ts';
import { authorOf, oneOrderEndpoints } from './one-order/endpoints.ts';
import { readOrderFilters } from './read-filters.ts';
import { readOfficeOrder } from './read-office-order.ts';

type OfficeApi = typeof purchaseOfficeApi;
type SentCall = Pick<HandlerInput<OfficeCall>, 'request' | 'reply'>;
type MoveCall = OfficeEndpoint<OfficeApi['POST /office/orders/pick']>;

/** The office's calls about orders, under `/api/purchase/office`. */
export function officeEndpoints(context: NotifyOrderContext & OrderListContext): OfficeEndpoints<OfficeApi> {
  const { db, clock } = context;
  const bulkOf = async (
    { request, reply }: SentCall,
    { role }: Pick<OperatorActor, 'role'>,
    { filter, ...chosen }: ChosenOrders & { filter?: OrderFilters | undefined },
  ): Promise<BulkAct> => ({
    db,
    chosen: filter ? { ...chosen, ids: await listFilteredIds(context, role, filter, MOST_AT_ONCE) } : chosen,
    stop: AbortSignal.timeout(Math.max(0, Math.round(BULK_TIME - reply.elapsedTime))),
    log: request.log,
  });
  const [pick, dispatch, deliver] = moves.map(({ to, needs }): MoveCall => ({
    access: 'operator',
    needs,
    handle: async ({ operator, body: { dispatchDate, shipmentId, ...chosen }, ...sent }) => ({
      results: await moveShipments(
        await bulkOf(sent, operator, chosen),
        { to, dispatchDate, shipmentId },
        authorOf(operator, ''),
      ),
    }),
  })) as [MoveCall, MoveCall, MoveCall]; // as: `moves` has three
  return {
    ...oneOrderEndpoints(context),
    'GET /office/orders': {
      access: 'operator',
      needs: 'orders.read',
      handle: ({ operator: { role }, query }) => listOrders(context, role, query),
    },
    'GET /office/orders/filters': {
      access: 'operator',
      needs: 'orders.read',
      handle: async () => ({ results: await readOrderFilters(context) }),
    },
    'GET /office/orders/{orderCode}': {
      access: 'operator',
      needs: 'orders.read',
      handle: async ({ operator: { role }, params }) => ({
        results: await readOfficeOrder(db, role, params.orderCode),
      }),
    },
    'POST /office/orders/pick': pick,
    'POST /office/orders/dispatch': dispatch,
    'POST /office/orders/deliver': deliver,
    'POST /office/orders/reject': {
      access: 'operator',
      needs: 'orders.cancel',
      handle: async ({ operator, body: { reason, to, notify, ...chosen }, ...sent }) => ({
        results: await rejectOrders(await bulkOf(sent, operator, chosen), clock, {
          ...authorOf(operator, reason),
          mayRefund: operator.isConfirmed,
          to,
          quiet: !notify,
        }),
      }),
    },
  };
}
