import type { sellerDayApi } from '@tonalia/contract/seller-day';
import { dayIn } from '@tonalia/rules/dates';
import type { FastifyInstance } from 'fastify';
import { limitCalls } from '../../../platform/http/limit-calls.ts';
import type { Endpoints } from '../../../platform/http/serve.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import type { CartContext } from '../cart/buyer-call.ts';
import { noteVisit } from './note-visit.ts';
import { readSellerDay } from './read-seller-day.ts';
import { listNotes, noteNoSale, removeNoSale, removeVisitPlan, saveVisitPlan } from './seller-day.sql.ts';

const NOTES = 20;

/** A seller's day: the portfolio, and why a visit ended without a sale. */
export function sellerDayEndpoints(
  app: FastifyInstance,
  context: CartContext & Pick<ModuleContext, 'identities'>,
): Endpoints<typeof sellerDayApi> {
  const { db, clock } = context;
  const limitChanges = limitCalls(app, { network: 1_200, person: 240 });
  return {
    'GET /seller-day': {
      access: 'session',
      needs: 'portfolio.use',
      handle: async ({ actor }) => ({ results: await readSellerDay(context, actor) }),
    },
    'POST /seller-day/visits': {
      access: 'session',
      needs: 'portfolio.use',
      handle: async ({ actor, request, body }) => {
        await limitChanges(request, actor);
        return { results: await noteVisit(context, actor, body) };
      },
    },
    'GET /seller-day/notes': {
      access: 'buyer',
      needs: 'portfolio.use',
      handle: async ({ buyer: { customerId }, query: { before = null } }) => {
        const rows = await listNotes(db, { customerId, before, most: NOTES + 1 });
        const results = rows.slice(0, NOTES).map(({ at, ...note }) => ({ ...note, at: at.toISOString() }));
        return { results, more: rows.length > NOTES };
      },
    },
    'PUT /seller-day/plan': {
      access: 'buyer',
      needs: 'portfolio.use',
      handle: async ({ actor, buyer: { customerId }, request, body: { weekdays, at } }) => {
        await limitChanges(request, actor);
        if (weekdays.length === 0) {
          await removeVisitPlan(db, customerId);
          return { results: { plan: null } };
        }
        await saveVisitPlan(db, { customerId, weekdays, at, identityId: actor.identityId, now: clock.now() });
        return { results: { plan: { weekdays, at } } };
      },
    },
    'PUT /seller-day/no-sale': {
      access: 'buyer',
      needs: 'portfolio.use',
      handle: async ({ actor, buyer, request, body: { reason } }) => {
        await limitChanges(request, actor);
        const now = clock.now();
        const visit = { identityId: actor.identityId, customerId: buyer.customerId, day: dayIn(now) };
        if (reason === null) await removeNoSale(db, visit);
        else await noteNoSale(db, { ...visit, reason, now });
        return { results: { day: visit.day, reason } };
      },
    },
  };
}
