import { queryOptions } from '@tanstack/react-query';
import { call } from '../http/client.ts';
import { keys } from './queries.ts';

const minute = 60_000;

/** Whether a city has delivery coverage. */
export const coverageQuery = ({ cityid, stateid }: { cityid: string; stateid: string }) =>
  queryOptions({
    queryKey: keys.coverage(cityid),
    queryFn: ({ signal }) =>
      call('tracking', 'POST /shippings/coverage', { body: { cityId: cityid, stateId: stateid }, signal }).then(
        (a) => a.data,
      ),
    staleTime: 5 * minute,
  });

/** Colombia's departments, and the municipalities of one; they change so rarely that they are cached until a reload. */
export const statesQuery = queryOptions({
  queryKey: keys.states,
  queryFn: ({ signal }) => call('tracking', 'GET /states', { signal }).then((a) => a.results),
  staleTime: Infinity,
});

export const citiesQuery = (stateId: string) =>
  queryOptions({
    queryKey: keys.cities(stateId),
    queryFn: ({ signal }) => call('tracking', 'GET /cities', { query: { stateId }, signal }).then((a) => a.results),
    staleTime: Infinity,
  });
