import { queryOptions } from '@tanstack/react-query';
import type { CallOptions } from '../http/client.ts';
import type { Services } from '@tonalia/contract/services';
import { call } from '../http/client.ts';
import { keys } from './queries.ts';

/** A changed line: its units, or what replaces it. */
export type RepeatEdit = NonNullable<
  NonNullable<CallOptions<Services['purchase']['POST /repeat-order/quote']>['body']>['lines']
>[number];

/** An order as it would be ordered now; `edits` is a JSON array of RepeatEdit. Never from the cache, because prices and stock change. */
export const repeatQuery = (cartId: string, edits: string) =>
  queryOptions({
    queryKey: [...keys.reorder(cartId), edits],
    queryFn: ({ signal }) =>
      call('purchase', 'POST /repeat-order/quote', {
        // as: only `useRepeat` writes it
        body: { cartId, lines: JSON.parse(edits) as RepeatEdit[] },
        signal,
      }).then((a) => a.results),
    staleTime: 0,
    gcTime: 0,
  });
