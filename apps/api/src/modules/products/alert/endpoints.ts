import type { alertsApi } from '@tonalia/contract/alerts';
import type { FastifyInstance } from 'fastify';
import { limitCalls } from '../../../platform/http/limit-calls.ts';
import type { Endpoints } from '../../../platform/http/serve.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { readAlerts, readAlertsOfVersion } from './read-alerts.ts';
import { changePause, dropAlert, makeAlert } from './save-alert.ts';

/** The alerts of the session's own customer. */
export function alertEndpoints(app: FastifyInstance, context: ModuleContext): Endpoints<typeof alertsApi> {
  const limit = limitCalls(app, { network: 1_200, person: 240 });
  const { findBuyer } = context.identities;
  return {
    'GET /alerts': {
      access: 'session',
      needs: 'push.receive',
      handle: async ({ actor, query }) => ({
        results: await readAlerts(context, await findBuyer(actor, query.customerId)),
      }),
    },
    'GET /alerts/version': {
      access: 'session',
      needs: 'push.receive',
      handle: async ({ actor, query }) => ({
        results: await readAlertsOfVersion(context, await findBuyer(actor, query.customerId), query.versionId),
      }),
    },
    'POST /alerts': {
      access: 'session',
      needs: 'push.receive',
      handle: async ({ actor, request, query, body }) => {
        await limit(request, actor);
        return { results: await makeAlert(context, await findBuyer(actor, query.customerId), body) };
      },
    },
    'PUT /alerts/{alertId}': {
      access: 'session',
      needs: 'push.receive',
      handle: async ({ actor, request, query, params, body }) => {
        await limit(request, actor);
        const { customerId } = await findBuyer(actor, query.customerId);
        return { results: await changePause(context, { customerId, ...params, ...body }) };
      },
    },
    'DELETE /alerts/{alertId}': {
      access: 'session',
      needs: 'push.receive',
      handle: async ({ actor, query, params }) => {
        const { customerId } = await findBuyer(actor, query.customerId);
        return { results: { alertId: await dropAlert(context, customerId, params.alertId) } };
      },
    },
  };
}
