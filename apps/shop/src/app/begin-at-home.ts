import { currentSession, sessionReady } from '../api/session/session.ts';
import { runsOn } from '../native/target.ts';
import { paths } from '../paths.ts';

/**
 * A phone opens the app at its root, and the guard redirects from there step by step. A signed-in shopper starts directly at
 * the home page that the guard would lead to.
 */
export function beginAtHome(): void {
  void sessionReady().catch(() => null);
  const { isGuest, isSeller } = currentSession();
  if (isGuest || location.pathname !== '/' || location.search !== '' || runsOn() === 'mobile web') return;
  history.replaceState(null, '', isSeller ? paths.homeSeller() : paths.homeCustomer());
}
