import { trackingApi } from '@tonalia/contract/tracking';
import { warehousesOfficeApi } from '@tonalia/contract/warehouses-office';
import { AppError } from '@tonalia/contract/errors';
import { maxShippingFees } from '@tonalia/rules/policy';
import { serveOffice } from '../../platform/http/serve-office.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Module } from '../../platform/module.ts';
import { coverageOf, placeNames } from './coverage.ts';
import { warehouseNamer } from './name-warehouses.ts';
import { placeChecks, warehouseEndpoints } from './office-endpoints.ts';
import { placesOf } from './places.ts';

/** How long browsers may cache the states or cities, in seconds. */
const HOUR = 3_600;

/** Serves places and coverage, under `/api/tracking`. */
export const tracking: Module = (app, context) => {
  const { db } = context;
  context.namers.push(warehouseNamer(db));
  serveOffice(app, context.office, { name: 'tracking', calls: warehousesOfficeApi }, warehouseEndpoints(db));
  context.firstRunChecks.push(...placeChecks(db));
  serve(
    app,
    context,
    { name: 'tracking', calls: trackingApi },
    {
      'GET /states': {
        access: 'public',
        cacheFor: HOUR,
        handle: async () => {
          const { states } = await placesOf(db);
          return { results: states.map(({ id, name }) => ({ _id: id, stateId: id, name })) };
        },
      },
      'GET /cities': {
        access: 'public',
        cacheFor: HOUR,
        handle: async ({ query: { stateId } }) => {
          const { citiesOf } = await placesOf(db);
          const cities = citiesOf.get(stateId) ?? [];
          return { results: cities.map(({ id, name }) => ({ _id: id, cityId: id, stateId, name })) };
        },
      },
      'POST /shippings/coverage': {
        access: 'public',
        handle: async ({ body: { cityId, stateId } }) => {
          const place = await placeNames(db, cityId);
          if (place?.stateId !== stateId) throw new AppError('CITY_NOT_FOUND');
          const coverage = await coverageOf(db, cityId);
          const { city, state } = place;
          return {
            data: {
              coverage: coverage !== undefined,
              city,
              state,
              warehouse: coverage?.warehouseId ?? null,
              weekdays: coverage?.weekdays ?? [],
              shipping: coverage?.shippingFee ?? null,
              freeFrom: coverage?.freeFrom ?? null,
              maxShippingFees,
            },
          };
        },
      },
    },
  );
};
