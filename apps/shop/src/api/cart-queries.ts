import { queryOptions } from '@tanstack/react-query';
import type { CartProduct } from '@tonalia/contract/purchase';
import { call } from './client.ts';
import { keys } from './queries.ts';

/** What can stand in for a line, nearest first. */
export const alternativesQuery = ({ code, versionCode }: Pick<CartProduct, 'code' | 'versionCode'>) =>
  queryOptions({
    queryKey: keys.alternatives(code, versionCode),
    queryFn: ({ signal }) =>
      call('purchase', 'GET /cart/alternatives', {
        query: { code, versionCode: versionCode ?? undefined },
        signal,
      }).then((a) => a.results),
  });
