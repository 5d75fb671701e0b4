import { z } from 'zod';
import type { Service } from './call.ts';
import { CityId, Hints, Pesos, StateId, resultsOf } from './wire.ts';

/** A department with its DANE code. */
export const State = z.object({ _id: StateId, stateId: StateId, name: z.string() });
/** A municipality with its DANE code. */
export const City = z.object({ _id: CityId, cityId: CityId, stateId: StateId, name: z.string() });
export type State = z.infer<typeof State>;
export type City = z.infer<typeof City>;

/** Calls of the tracking service: departments, municipalities, coverage. */
export const trackingApi = {
  'GET /states': { query: Hints, response: resultsOf(z.array(State)), errors: [] },
  'GET /cities': {
    query: Hints.extend({ stateId: StateId }),
    response: resultsOf(z.array(City)),
    errors: [],
  },
  'POST /shippings/coverage': {
    query: Hints,
    body: z.strictObject({ cityId: CityId, stateId: StateId }),
    response: z.object({
      data: z.object({
        coverage: z.boolean(),
        city: z.string(),
        state: z.string(),
        /** The warehouse that delivers to the city; null without coverage. */
        warehouse: z.string().nullable(),
        /** ISO weekdays of delivery (1 Monday); empty without coverage. */
        weekdays: z.array(z.int().min(1).max(7)),
        /** Price of a delivery in pesos; null without coverage. */
        shipping: Pesos.nullable(),
        /** Pesos of goods from which a delivery is free; null charges every order. */
        freeFrom: Pesos.nullable(),
        /** An order of several parts pays the delivery for each of them, so many times at most. */
        maxShippingFees: z.int(),
      }),
    }),
    errors: ['CITY_NOT_FOUND'],
  },
} satisfies Service;
