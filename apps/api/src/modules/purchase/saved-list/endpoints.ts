import type { savedListsApi } from '@tonalia/contract/saved-lists';
import type { FastifyInstance } from 'fastify';
import { limitCalls } from '../../../platform/http/limit-calls.ts';
import type { Endpoints } from '../../../platform/http/serve.ts';
import { cartWrite } from '../cart/cart-write.ts';
import { changeReminder } from './change-reminder.ts';
import { orderSavedList } from './order-list.ts';
import { changeList, removeList, saveList } from './save-list.ts';
import { type SavedListContext, readSavedLists } from './show-lists.ts';

/** The saved lists of a customer, for the customer and its seller. */
export function savedListEndpoints(app: FastifyInstance, context: SavedListContext): Endpoints<typeof savedListsApi> {
  const limitChanges = limitCalls(app, { network: 1_200, person: 120 });
  return {
    'GET /lists': {
      access: 'buyer',
      needs: 'cart.edit',
      handle: async ({ actor, buyer }) => ({ results: await readSavedLists(context, { actor, buyer }) }),
    },
    'POST /lists': {
      access: 'buyer',
      needs: 'cart.edit',
      handle: async ({ actor, buyer, request, body }) => {
        await limitChanges(request, actor);
        return { results: await saveList(context, { actor, buyer }, body) };
      },
    },
    'PUT /lists/{listId}': {
      access: 'buyer',
      needs: 'cart.edit',
      handle: async ({ actor, buyer, request, params: { listId }, body }) => {
        await limitChanges(request, actor);
        return { results: await changeList(context, { actor, buyer }, listId, body) };
      },
    },
    'DELETE /lists/{listId}': {
      access: 'buyer',
      needs: 'cart.edit',
      handle: async ({ actor, buyer, params: { listId } }) => ({
        results: { listId: await removeList(context, { actor, buyer }, listId) },
      }),
    },
    'PUT /lists/{listId}/reminder': {
      access: 'buyer',
      needs: 'cart.edit',
      handle: async ({ actor, buyer, request, params: { listId }, body: { reminder } }) => {
        await limitChanges(request, actor);
        return { results: await changeReminder(context, { actor, buyer }, listId, reminder) };
      },
    },
    'POST /lists/{listId}/order': {
      access: 'buyer',
      needs: 'cart.edit',
      handle: ({ actor, buyer, params: { listId }, headers }) => {
        const write = cartWrite(headers, 'list', buyer.customerId, { listId });
        return orderSavedList(context, { actor, buyer, write }, listId);
      },
    },
  };
}
