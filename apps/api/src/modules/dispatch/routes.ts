import { dispatchOfficeApi } from '@tonalia/contract/dispatch-office';
import { serveOffice } from '../../platform/http/serve-office.ts';
import type { Module } from '../../platform/module.ts';
import { dispatchEndpoints } from './endpoints.ts';

/** The dispatch day: routes, waves and picking. The office's calls only, under the base of purchase. */
export const dispatch: Module = (app, context) =>
  serveOffice(app, context.office, { name: 'purchase', calls: dispatchOfficeApi }, dispatchEndpoints(context));
