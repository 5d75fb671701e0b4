import { dispatchDriverApi } from '@tonalia/contract/dispatch-driver';
import { dispatchOfficeApi } from '@tonalia/contract/dispatch-office';
import { dispatchProblemsApi } from '@tonalia/contract/dispatch-problems';
import { dispatchSettlementApi } from '@tonalia/contract/dispatch-settlement';
import { loadBackApi } from '@tonalia/contract/load-back';
import { loadOfficeApi } from '@tonalia/contract/load-office';
import { orderDeliveryApi } from '@tonalia/contract/order-delivery';
import { waveUndoApi } from '@tonalia/contract/wave-undo';
import { packingOfficeApi } from '@tonalia/contract/packing-office';
import { serveDriver } from '../../platform/http/serve-driver.ts';
import { serveOffice } from '../../platform/http/serve-office.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Module } from '../../platform/module.ts';
import { packingEndpoints } from './box/endpoints.ts';
import { driverAccess, driverEndpoints } from './driver/endpoints.ts';
import { dispatchEndpoints, problemEndpoints } from './endpoints.ts';
import { backEndpoints, loadEndpoints } from './load/endpoints.ts';
import { loadNamer } from './load/name-loads.ts';
import { settlementEndpoints } from './settlement/endpoints.ts';
import { trackEndpoints } from './track/endpoints.ts';
import { waveUndoEndpoints } from './wave/undo-endpoints.ts';
import { serveSettlementExport } from './settlement/serve-export.ts';
import { serveSettlementPictures } from './settlement/serve-pictures.ts';

/**
 * The dispatch day: routes, waves, picking, packing, load sheets, and drivers with their settlement; and the delivery as its customer follows
 * it. Under the base of purchase.
 */
export const dispatch: Module = (app, context) => {
  context.namers.push(loadNamer(context.db));
  serveOffice(app, context.office, { name: 'purchase', calls: dispatchOfficeApi }, dispatchEndpoints(context));
  serveOffice(app, context.office, { name: 'purchase', calls: waveUndoApi }, waveUndoEndpoints(context));
  serveOffice(app, context.office, { name: 'purchase', calls: dispatchProblemsApi }, problemEndpoints(context));
  serveOffice(app, context.office, { name: 'purchase', calls: packingOfficeApi }, packingEndpoints(context));
  serveOffice(app, context.office, { name: 'purchase', calls: loadOfficeApi }, loadEndpoints(context));
  serveOffice(app, context.office, { name: 'purchase', calls: loadBackApi }, backEndpoints(context));
  serveOffice(app, context.office, { name: 'purchase', calls: dispatchSettlementApi }, settlementEndpoints(context));
  serveDriver(app, driverAccess(context), { name: 'purchase', calls: dispatchDriverApi }, driverEndpoints(context));
  serve(app, context, { name: 'purchase', calls: orderDeliveryApi }, trackEndpoints(context));
  serveSettlementPictures(app, context);
  serveSettlementExport(app, context);
};
