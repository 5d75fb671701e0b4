import { currentSession, sessionReady } from '../api/session.ts';
import { runsOn } from '../native/target.ts';
import { paths } from '../paths.ts';

/**
 * A phone opens the app at its root, and the guard leads on from there, one address after the other. Who was here last begins at
 * their home instead, which the guard would have led them to.
 */
export function beginAtHome(): void {
  void sessionReady().catch(() => null);
  const { isGuest, isSeller } = currentSession();
  if (isGuest || location.pathname !== '/' || location.search !== '' || runsOn() === 'mobile web') return;
  history.replaceState(null, '', isSeller ? paths.homeSeller() : paths.homeCustomer());
}
