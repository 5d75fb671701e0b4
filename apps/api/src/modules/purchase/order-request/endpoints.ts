import type { OrderRequest, orderRequestsApi } from '@tonalia/contract/order-requests';
import { can } from '@tonalia/contract/rights';
import type { FastifyInstance } from 'fastify';
import type { Actor, Buyer } from '../../../platform/http/actor.ts';
import { limitCalls } from '../../../platform/http/limit-calls.ts';
import type { Endpoints } from '../../../platform/http/serve.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { requireOpenShop } from '../../../platform/settings/shop-opening.ts';
import { listTeam } from '../../customers/index.ts';
import { findCartById } from '../cart/cart.sql.ts';
import { loadCart } from '../cart/read-cart.ts';
import { showCart } from '../cart/view-cart.ts';
import { type OrderRequestContext, askForOrder } from './ask-for-order.ts';
import { approveRequest, sendBack } from './decide-request.ts';
import { listRequests } from './order-request.sql.ts';

/** What members ask for, and what their owner decides. */
export function orderRequestEndpoints(
  app: FastifyInstance,
  context: OrderRequestContext & Pick<ModuleContext, 'shopOpening'>,
): Endpoints<typeof orderRequestsApi> {
  const limit = limitCalls(app, { network: 240, person: 30 });
  return {
    'GET /order-requests': {
      access: 'buyer',
      needs: 'orders.read',
      handle: async ({ actor, buyer }) => ({ results: await readRequests(context, actor, buyer) }),
    },
    'POST /order-requests': {
      access: 'buyer',
      needs: 'orders.ask',
      handle: async ({ actor, buyer, body, request }) => {
        await limit(request, actor);
        requireOpenShop(context);
        return { results: { requestId: await askForOrder(context, { actor, buyer }, body) } };
      },
    },
    'POST /order-requests/{requestId}/approve': {
      access: 'buyer',
      needs: 'team.manage',
      handle: async ({ actor, buyer, params: { requestId }, body }) => {
        requireOpenShop(context);
        return { results: await approveRequest(context, { actor, buyer }, { ...body, requestId }) };
      },
    },
    'POST /order-requests/{requestId}/send-back': {
      access: 'buyer',
      needs: 'team.manage',
      handle: async ({ actor, buyer, params: { requestId }, body }) => {
        await sendBack(context, { actor, buyer }, { ...body, requestId });
        return { results: { requestId } };
      },
    },
  };
}

async function readRequests(context: OrderRequestContext, actor: Actor, buyer: Buyer): Promise<OrderRequest[]> {
  const isOwner = can(actor.role, 'team.manage');
  const [rows, { people }] = await Promise.all([
    listRequests(context.db, { customerId: buyer.customerId, identityId: isOwner ? null : actor.identityId }),
    isOwner ? listTeam(context, buyer.customerId) : { people: [] },
  ]);
  const limits = new Map(people.map((person) => [person.identityId, person.orderLimit]));
  const shown: OrderRequest[] = [];
  for (const { cartId, identityId, askedAt, ...row } of rows) {
    const [cart] = row.state === 'waits' ? await findCartById(context.db, { cartId }) : [];
    const now = cart ? showCart(await loadCart(context, buyer, cart)) : null;
    const isSame =
      now?.productsNews.length === 0 && now.outOfStock.length === 0 && now.cart?.total === row.expectedTotal;
    const orderLimit = row.state === 'waits' ? (limits.get(identityId) ?? null) : null;
    shown.push({ ...row, askedAt: askedAt.toISOString(), orderLimit, now, hasChanged: now !== null && !isSame });
  }
  return shown;
}
