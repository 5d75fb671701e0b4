import type { QueryClient } from '@tanstack/react-query';
import { currentSession, watchSession } from '../api/session/session.ts';

/** Shows and sends unsent cart edits when the identity that made them signs in. */
export function sendUnsent(cache: QueryClient): void {
  let stop = () => {};
  const begin = () => {
    if (currentSession().isGuest) return;
    stop();
    void import('../api/cart-sync/edit-cart.ts').then((it) => it.startCartQueue(cache)).catch(() => null);
  };
  stop = watchSession(begin);
  begin();
}
