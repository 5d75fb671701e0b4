import type { QueryClient } from '@tanstack/react-query';
import { currentSession, watchSession } from '../api/session.ts';

/** What was chosen and never sent is shown again, and sent, once whoever chose it is here. */
export function sendUnsent(cache: QueryClient): void {
  let stop = () => {};
  const begin = () => {
    if (currentSession().isGuest) return;
    stop();
    void import('../api/cart-writes.ts').then((it) => it.startCartQueue(cache)).catch(() => null);
  };
  stop = watchSession(begin);
  begin();
}
