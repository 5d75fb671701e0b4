import type { QueryClient } from '@tanstack/react-query';
import { MOST_FAVORITES } from '@tonalia/contract/favourite-limits';
import { call } from './client.ts';
import { thingsOf } from './favourite-list.ts';
import { deviceMarks } from './favourite-queries.ts';
import { currentSession } from './session.ts';
import { remember } from './storage.ts';

/**
 * Moves what a guest kept on this device to the account of the customer who signed in. Does nothing for a seller. Rejects with the
 * API's refusal; then the device still keeps everything. Calls at the same time share one request.
 */
export async function mergeFavourites(cache: QueryClient): Promise<void> {
  await cache.fetchQuery({
    queryKey: ['merge-favourites'],
    queryFn: () => merge(cache).then(() => null), // a query has to have a value
    retry: false,
    staleTime: 0,
  });
}

async function merge(cache: QueryClient): Promise<void> {
  const { isGuest, isSeller, customer } = currentSession();
  const sent = deviceMarks();
  if (isGuest || isSeller || customer === null || sent.length === 0) return;
  const { marks } = (await call('products', 'POST /favorite/merge', { body: { things: thingsOf(sent) } })).results;
  // A full account leaves the rest on the device. Otherwise what the account did not take is not sold.
  const moved = new Set(marks.length >= MOST_FAVORITES ? marks : sent);
  const left = deviceMarks().filter((mark) => !moved.has(mark));
  remember('favourites', 'device', left.length === 0 ? null : left);
  await cache.invalidateQueries({ queryKey: ['favourites'] });
}
