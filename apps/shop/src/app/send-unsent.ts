import type { QueryClient } from '@tanstack/react-query';
import { currentSession, watchSession } from '../api/session/session.ts';

/** Shows and sends unsent cart edits, and a seller's unsent orders, when the identity that made them signs in. */
export function sendUnsent(cache: QueryClient): void {
  begin(
    () => !currentSession().isGuest,
    () => import('../api/cart-sync/edit-cart.ts').then((it) => it.startCartQueue(cache)),
  );
  begin(
    () => currentSession().isSeller,
    () => import('../api/outbox/outbox.ts').then((it) => it.startOutbox()),
  );
}

/** Loads and starts a queue once, with the first session that has one. */
function begin(isIts: () => boolean, start: () => Promise<void>): void {
  let stop = () => {};
  const look = () => {
    if (!isIts()) return;
    stop();
    void start().catch(() => null);
  };
  stop = watchSession(look);
  look();
}
