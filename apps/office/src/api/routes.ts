import type { DispatchRoute } from '@tonalia/contract/dispatch-office';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** All routes, by warehouse and position. */
export const routesQuery = queryOptions({
  queryKey: ['routes'],
  queryFn: ({ signal }) => call('purchase', 'GET /office/routes', { signal }).then(({ results }) => results),
});

/** What an operator sets on a route. */
export interface RouteDraft {
  name: string;
  position: number;
  leavesAt: string;
  places: { cityId: string | null; zoneId: string | null; words: string[] }[];
}

export const addRoute = (body: RouteDraft & { warehouseId: string }): Promise<DispatchRoute> =>
  call('purchase', 'POST /office/routes', { body }).then(({ results }) => results);

export const changeRoute = (id: string, body: RouteDraft & { version: number }): Promise<DispatchRoute> =>
  call('purchase', 'PUT /office/routes/{id}', { params: { id }, body }).then(({ results }) => results);

export const removeRoute = (id: string): Promise<unknown> =>
  call('purchase', 'DELETE /office/routes/{id}', { params: { id } });

/** A route as it is, without what the server adds. */
export const fieldsOfRoute = ({ name, position, leavesAt, places }: DispatchRoute): RouteDraft => ({
  name,
  position,
  leavesAt,
  places: places.map(({ cityId, zoneId, words }) => ({ cityId, zoneId, words })),
});
