import { currentSession, watchSession } from '../api/session/session.ts';
import { hasOfflineMark } from '../api/offline/offline-mark.ts';
import { once } from '../state/once.ts';

const start = once(() => import('../api/offline/start-offline.ts').then((it) => it.startOffline()).catch(() => null));

/** Loads what a seller takes along when a seller is signed in, or when the device still holds data of one. */
export function takeAlong(): void {
  const begin = () => {
    if (currentSession().isSeller || hasOfflineMark()) void start();
  };
  watchSession(begin);
  begin();
}
