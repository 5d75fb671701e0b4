import type { QueryClient } from '@tanstack/react-query';
import { maxFavourites } from '@tonalia/rules/policy';
import { call } from '../http/client.ts';
import { thingsOf } from './list.ts';
import { deviceMarks } from './marks.ts';
import { currentSession } from '../session/session.ts';
import { remember } from '../storage/device-storage.ts';

/**
 * Moves the guest's favourites of this device to the signed-in customer's account. Does nothing for a seller. Rejects with the
 * API's refusal; then the device keeps everything. Concurrent calls share one request.
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
  // A full account leaves the rest on the device. Otherwise the marks the account did not take are products not sold any more.
  const moved = new Set(marks.length >= maxFavourites ? marks : sent);
  const left = deviceMarks().filter((mark) => !moved.has(mark));
  remember('favourites', 'device', left.length === 0 ? null : left);
  await cache.invalidateQueries({ queryKey: ['favourites'] });
}
