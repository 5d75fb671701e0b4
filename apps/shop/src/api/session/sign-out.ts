import { call } from '../http/client.ts';
import { notifySessionChanged } from '../http/tokens.ts';
import { hasOfflineMark } from '../offline/offline-mark.ts';
import { endSession } from './session.ts';

const LEAVING_MS = 8_000;

/** Signs out, goes to the landing page and reloads it, so that nothing of the session stays in memory. */
export async function signOut(): Promise<void> {
  // A failed or hanging logout call must not keep the session open.
  await call('auth', 'POST /auth/logout', { signal: AbortSignal.timeout(LEAVING_MS) }).catch(() => null);
  await endSession();
  if (hasOfflineMark()) await import('../offline/start-offline.ts').then((it) => it.forgetOffline()).catch(() => null);
  notifySessionChanged();
  // The phone app has no landing page: the guard leads on to the login.
  location.assign('/');
}
