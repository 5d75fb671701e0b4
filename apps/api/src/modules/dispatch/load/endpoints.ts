import type { loadBackApi } from '@tonalia/contract/load-back';
import type { loadOfficeApi } from '@tonalia/contract/load-office';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { arrangeStops, changeLoad } from './change-load.ts';
import { dispatchLoad } from './dispatch-load.ts';
import { makeLink } from './driver-link.ts';
import { fillLoad, takeOutStops } from './fill-load.ts';
import { readLoadBoard } from './free-shipments.ts';
import { putAboard } from './put-aboard.ts';
import { countStop } from './count-back.ts';
import { loseStop } from './lose-back.ts';
import { readBacks } from './read-back.ts';
import { addPickups, readDuePickups } from './pickups.ts';
import { readLoad } from './read-load.ts';

/** The office's calls of load sheets, under `/api/purchase/office`. */
export function loadEndpoints({
  db,
  clock,
}: Pick<ModuleContext, 'db' | 'clock'>): OfficeEndpoints<typeof loadOfficeApi> {
  return {
    'GET /office/loads': {
      access: 'operator',
      needs: 'picking.read',
      handle: async ({ query }) => ({ results: await readLoadBoard(db, clock, query) }),
    },
    'POST /office/loads': {
      access: 'operator',
      needs: 'picking.plan',
      handle: async ({ operator, body }) => ({
        results: await readLoad(db, operator.role, await fillLoad(db, clock, operator, body)),
      }),
    },
    'GET /office/loads/{loadCode}': {
      access: 'operator',
      needs: 'picking.read',
      handle: async ({ operator, params: { loadCode } }) => ({ results: await readLoad(db, operator.role, loadCode) }),
    },
    'PUT /office/loads/{loadCode}': {
      access: 'operator',
      needs: 'picking.plan',
      handle: async ({ operator, params: { loadCode }, body }) => {
        await changeLoad(db, operator, { ...body, loadCode });
        return { results: await readLoad(db, operator.role, loadCode) };
      },
    },
    'PUT /office/loads/{loadCode}/stops': {
      access: 'operator',
      needs: 'picking.plan',
      handle: async ({ operator, params: { loadCode }, body }) => {
        await arrangeStops(db, operator, { ...body, loadCode });
        return { results: await readLoad(db, operator.role, loadCode) };
      },
    },
    'GET /office/loads/{loadCode}/pickups': {
      access: 'operator',
      needs: 'picking.read',
      handle: async ({ params: { loadCode } }) => ({ results: await readDuePickups(db, clock, loadCode) }),
    },
    'POST /office/loads/{loadCode}/pickups': {
      access: 'operator',
      needs: 'picking.plan',
      handle: async ({ operator, params: { loadCode }, body: { returnCodes } }) => {
        await addPickups(db, operator, { loadCode, returnCodes });
        return { results: await readLoad(db, operator.role, loadCode) };
      },
    },
    'POST /office/loads/{loadCode}/leave': {
      access: 'operator',
      needs: 'picking.plan',
      handle: async ({ operator, params: { loadCode }, body }) => {
        await takeOutStops(db, operator, { ...body, loadCode });
        return { results: await readLoad(db, operator.role, loadCode) };
      },
    },
    'POST /office/loads/{loadCode}/boxes': {
      access: 'operator',
      needs: 'picking.work',
      handle: async ({ operator, params: { loadCode }, body }) => {
        await putAboard(db, operator, { ...body, loadCode });
        return { results: await readLoad(db, operator.role, loadCode) };
      },
    },
    // The link shows what to collect and gives money back at the door: as much as an adjustment.
    'POST /office/loads/{loadCode}/link': {
      access: 'operator',
      needs: 'orders.adjust',
      handle: async ({ operator, params: { loadCode } }) => {
        const token = await makeLink(db, operator, loadCode);
        return { results: { token, load: await readLoad(db, operator.role, loadCode) } };
      },
    },
    'POST /office/loads/{loadCode}/dispatch': {
      access: 'operator',
      needs: 'orders.dispatch',
      handle: async ({ operator, params: { loadCode }, body }) => ({
        results: await dispatchLoad(db, operator, { ...body, loadCode }),
      }),
    },
  };
}

/** The calls of what comes back from the road, under the same base. */
export function backEndpoints({ db, clock }: Pick<ModuleContext, 'db' | 'clock'>): OfficeEndpoints<typeof loadBackApi> {
  return {
    'GET /office/loads/{loadCode}/back': {
      access: 'operator',
      needs: 'picking.read',
      handle: async ({ params: { loadCode } }) => ({ results: await readBacks(db, loadCode) }),
    },
    'POST /office/loads/{loadCode}/back/{stopId}': {
      access: 'operator',
      needs: 'returns.receive',
      handle: async ({ operator, params, body: { lines } }) => {
        await countStop(db, clock, operator, { ...params, lines });
        return { results: await readBacks(db, params.loadCode) };
      },
    },
    // It ends an order, as a rejection does.
    'POST /office/loads/{loadCode}/back/{stopId}/lost': {
      access: 'operator',
      needs: 'orders.cancel',
      handle: async ({ operator, params, body: { lines, reason } }) => {
        await loseStop(db, clock, operator, { ...params, lines: lines.map((one) => ({ ...one, toStock: 0 })), reason });
        return { results: await readBacks(db, params.loadCode) };
      },
    },
  };
}
