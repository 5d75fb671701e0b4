import type { dispatchOfficeApi } from '@tonalia/contract/dispatch-office';
import type { dispatchProblemsApi } from '@tonalia/contract/dispatch-problems';
import type { OfficeEndpoints } from '../../platform/http/serve-office.ts';
import type { ModuleContext } from '../../platform/module.ts';
import { readBoard } from './board/read-board.ts';
import { countPicks } from './pick/count-picks.ts';
import { readOrderPicking } from './pick/read-order-picking.ts';
import { moveToRoute } from './route/move-shipment.ts';
import { readRoutes } from './route/read-routes.ts';
import { addRoute, changeRoute, removeRoute } from './route/save-route.ts';
import { changeWave, leaveWave } from './wave/change-wave.ts';
import { readProblems } from './shipment/read-problems.ts';
import { createWaves } from './wave/create-waves.ts';
import { dispatchWave } from './wave/dispatch-wave.ts';
import { readWave } from './wave/read-wave.ts';

/** Time in ms after which dispatching a wave begins no further order: the response times out after 25 s. */
const DISPATCH_TIME = 10_000;

/** The office's calls of the dispatch day, under `/api/purchase/office`. */
export function dispatchEndpoints({
  db,
  clock,
}: Pick<ModuleContext, 'db' | 'clock'>): OfficeEndpoints<typeof dispatchOfficeApi> {
  return {
    'GET /office/waves': {
      access: 'operator',
      needs: 'picking.read',
      handle: async ({ query }) => ({ results: await readBoard(db, clock, query) }),
    },
    'POST /office/waves': {
      access: 'operator',
      needs: 'picking.plan',
      handle: async ({ operator, body }) => ({ results: await createWaves(db, clock, operator, body) }),
    },
    'GET /office/waves/{waveCode}': {
      access: 'operator',
      needs: 'picking.read',
      handle: async ({ params: { waveCode } }) => ({ results: await readWave(db, clock, waveCode) }),
    },
    'PUT /office/waves/{waveCode}': {
      access: 'operator',
      needs: 'picking.plan',
      handle: async ({ operator, params, body }) => ({
        results: await changeWave(db, clock, operator, { ...params, ...body }),
      }),
    },
    'POST /office/waves/{waveCode}/leave': {
      access: 'operator',
      needs: 'picking.plan',
      handle: async ({ operator, params: { waveCode }, body: { shipmentIds } }) => ({
        results: { left: await leaveWave(db, operator, waveCode, shipmentIds) },
      }),
    },
    'POST /office/waves/{waveCode}/picks': {
      access: 'operator',
      needs: 'picking.work',
      handle: async ({ operator, params, body }) => ({
        results: await countPicks(db, clock, operator, { ...params, ...body }),
      }),
    },
    'POST /office/waves/{waveCode}/dispatch': {
      access: 'operator',
      needs: 'orders.dispatch',
      handle: async ({ operator: { operatorId, name, network }, params: { waveCode }, body: { dryRun } }) => ({
        results: await dispatchWave(
          db,
          clock,
          { waveCode, dryRun, stop: AbortSignal.timeout(DISPATCH_TIME) },
          { why: '', actorId: null, by: name, operator: { operatorId, network } },
        ),
      }),
    },
    'GET /office/routes': {
      access: 'operator',
      needs: 'picking.read',
      handle: async () => ({ results: await readRoutes(db) }),
    },
    'POST /office/routes': {
      access: 'operator',
      needs: 'picking.plan',
      handle: async ({ operator, body }) => ({ results: await addRoute(db, operator, body) }),
    },
    'PUT /office/routes/{id}': {
      access: 'operator',
      needs: 'picking.plan',
      handle: async ({ operator, params: { id }, body }) => ({
        results: await changeRoute(db, operator, { ...body, id }),
      }),
    },
    'DELETE /office/routes/{id}': {
      access: 'operator',
      needs: 'picking.plan',
      handle: async ({ operator, params: { id } }) => {
        await removeRoute(db, operator, id);
        return { results: { _id: id } };
      },
    },
    'PUT /office/shipments/{shipmentId}/route': {
      access: 'operator',
      needs: 'picking.plan',
      handle: async ({ operator, params: { shipmentId }, body: { routeId } }) => {
        await moveToRoute(db, operator, shipmentId, routeId);
        return { results: { _id: shipmentId } };
      },
    },
    'GET /office/orders/{orderCode}/picking': {
      access: 'operator',
      needs: 'picking.read',
      handle: async ({ params: { orderCode } }) => ({ results: await readOrderPicking(db, clock, orderCode) }),
    },
  };
}

/** The call behind the queue of orders with a problem. */
export const problemEndpoints = ({
  db,
  clock,
}: Pick<ModuleContext, 'db' | 'clock'>): OfficeEndpoints<typeof dispatchProblemsApi> => ({
  'GET /office/problems': {
    access: 'operator',
    needs: 'picking.read',
    handle: async ({ query }) => ({ results: await readProblems(db, clock, query.warehouseId ?? null) }),
  },
});
