import { guestAccount } from '@tonalia/contract/guest';
import { isPhoneApp } from '../native/target.ts';
import { call } from './client.ts';
import { currentSession, sessionReady } from './session.ts';
import { hasSignedInMark, isLoggingIn, markGuest, wasGuestHere } from './storage.ts';
import { freshToken, inOneTabAtATime, keepTokens, token } from './tokens.ts';

const PATIENCE_MS = 4000;

/**
 * Signs a visitor in as the guest, once the page is up and idle: looking needs no session, so nothing waits for it
 * and nothing is lost when it fails.
 */
export function beginGuestSessionWhenIdle(): void {
  const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, PATIENCE_MS / 4));
  idle(() => void beginGuestSession().catch(() => null), { timeout: PATIENCE_MS });
}

/** The guest's session of this device: the one of last time, or another. */
export async function beginGuestSession(): Promise<void> {
  await sessionReady();
  // What a guest looked for is their device's: the session of last time goes on.
  if (mayBegin() && wasGuestHere()) await freshToken(null).catch(() => null);
  await inOneTabAtATime(async () => {
    if (!mayBegin()) return;
    const client = isPhoneApp ? 'app' : 'web';
    await keepTokens(await call('auth', 'POST /v3/auth/login', { body: { ...guestAccount, client } }));
    markGuest();
  });
}

/** Somebody may have signed in meanwhile: their session must not be replaced. */
const mayBegin = (): boolean => currentSession().isGuest && token() === null && !hasSignedInMark() && !isLoggingIn();
