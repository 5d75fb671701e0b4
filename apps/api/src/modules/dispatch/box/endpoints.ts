import type { packingOfficeApi } from '@tonalia/contract/packing-office';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { closeOneBox, openOneBox, packShipment } from './close-box.ts';
import { putInBox } from './put-units.ts';
import { readLabels, readLabelsOfOrders } from './read-labels.ts';
import { readOrderPacking } from './read-packing.ts';
import { readRemission } from './read-remission.ts';

/** The office's calls of packing, under `/api/purchase/office`. */
export function packingEndpoints({
  db,
  clock,
}: Pick<ModuleContext, 'db' | 'clock'>): OfficeEndpoints<typeof packingOfficeApi> {
  return {
    'GET /office/orders/{orderCode}/packing': {
      access: 'operator',
      needs: 'picking.read',
      handle: async ({ params: { orderCode }, query }) => ({
        results: await readOrderPacking(db, clock, orderCode, query),
      }),
    },
    'PUT /office/shipments/{shipmentId}/boxes/{number}/units': {
      access: 'operator',
      needs: 'picking.work',
      handle: async ({ operator, params, body }) => ({
        results: await putInBox(db, clock, operator, { ...params, ...body }),
      }),
    },
    'POST /office/shipments/{shipmentId}/boxes/{number}/close': {
      access: 'operator',
      needs: 'picking.work',
      handle: async ({ operator, params, body }) => ({
        results: await closeOneBox(db, clock, operator, { ...params, ...body }),
      }),
    },
    'POST /office/shipments/{shipmentId}/boxes/{number}/open': {
      access: 'operator',
      needs: 'picking.work',
      handle: async ({ operator, params }) => ({ results: await openOneBox(db, clock, operator, params) }),
    },
    'POST /office/shipments/{shipmentId}/pack': {
      access: 'operator',
      needs: 'picking.work',
      handle: async ({ operator, params: { shipmentId } }) => ({
        results: await packShipment(db, clock, operator, shipmentId),
      }),
    },
    'GET /office/shipments/{shipmentId}/labels': {
      access: 'operator',
      needs: 'picking.read',
      handle: async ({ params: { shipmentId } }) => ({ results: await readLabels(db, clock, shipmentId) }),
    },
    'GET /office/labels': {
      access: 'operator',
      needs: 'picking.read',
      handle: async ({ query: { orders } }) => ({ results: await readLabelsOfOrders(db, clock, orders) }),
    },
    'GET /office/shipments/{shipmentId}/remission': {
      access: 'operator',
      needs: 'picking.read',
      handle: async ({ operator, params: { shipmentId } }) => ({
        results: await readRemission(db, clock, operator.role, shipmentId),
      }),
    },
  };
}
