import { queryOptions } from '@tanstack/react-query';
import { call } from '../http/client.ts';
import { keys } from './queries.ts';

const minute = 60_000;
/** The API's maximum: the screen filters the shades without further calls. */
const MOST = 60;

/** Shades similar to a colour ("#C2264A"), of all brands. */
export const nearShadesQuery = (hex: string) =>
  queryOptions({
    queryKey: keys.nearShades(hex),
    queryFn: ({ signal }) =>
      call('products', 'GET /color/nearest', { query: { hex: hex.replace('#', ''), limit: MOST }, signal }).then(
        (answer) => answer.results.shades,
      ),
    staleTime: minute,
  });

/** The colour families, each with a middle tone. */
export const colourFamiliesQuery = queryOptions({
  queryKey: keys.colourFamilies,
  queryFn: ({ signal }) => call('products', 'GET /attribute/color/list', { signal }).then((answer) => answer.results),
  staleTime: 10 * minute,
});
