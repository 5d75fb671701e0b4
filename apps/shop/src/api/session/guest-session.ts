import { guestAccount } from '@tonalia/contract/guest';
import { isPhoneApp } from '../../native/target.ts';
import { call } from '../http/client.ts';
import { currentSession, sessionReady } from './session.ts';
import { hasSignedInMark, isLoggingIn, markGuest, wasGuestHere } from '../storage/device-storage.ts';
import { freshToken, withSessionLock, setTokens, token } from '../http/tokens.ts';

const PATIENCE_MS = 4000;

/**
 * Signs a visitor in as the guest when the page is loaded and idle: reading needs no session, so nothing waits for it
 * and nothing is lost when it fails.
 */
export function beginGuestSessionWhenIdle(): void {
  const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, PATIENCE_MS / 4));
  idle(() => void beginGuestSession().catch(() => null), { timeout: PATIENCE_MS });
}

/** Continues the guest session of this device, or begins a new one. */
export async function beginGuestSession(): Promise<void> {
  await sessionReady();
  // Recent searches belong to the guest session, so the earlier session continues.
  if (mayBegin() && wasGuestHere()) await freshToken(null).catch(() => null);
  await withSessionLock(async () => {
    if (!mayBegin()) return;
    const client = isPhoneApp ? 'app' : 'web';
    await setTokens(await call('auth', 'POST /v3/auth/login', { body: { ...guestAccount, client } }));
    markGuest();
  });
}

/** Whether a guest session may begin; it must not replace a sign-in made in the meantime. */
const mayBegin = (): boolean => currentSession().isGuest && token() === null && !hasSignedInMark() && !isLoggingIn();
