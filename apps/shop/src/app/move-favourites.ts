import type { QueryClient } from '@tanstack/react-query';
import { deviceMarks } from '../api/favourites/marks.ts';
import { currentSession, watchSession } from '../api/session/session.ts';
import { isOnline, watchConnection } from '../native/connection.ts';

/** Moves a guest's favourites to the account at sign-in, and retries when the network returns. */
export function moveFavourites(cache: QueryClient): void {
  const begin = () => {
    if (currentSession().isGuest || !isOnline() || deviceMarks().length === 0) return;
    void import('../api/favourites/merge.ts').then((it) => it.mergeFavourites(cache)).catch(() => null);
  };
  watchSession(begin);
  watchConnection(begin);
  begin();
}
