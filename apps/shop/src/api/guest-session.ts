import { guestAccount } from '@tonalia/contract/guest';
import { isPhoneApp } from '../native/target.ts';
import { call } from './client.ts';
import { currentSession, sessionReady } from './session.ts';
import { hasSignedInMark, isLoggingIn } from './storage.ts';
import { inOneTabAtATime, keepTokens, token } from './tokens.ts';

const PATIENCE_MS = 4000;

/**
 * Signs a visitor in as the guest, once the page is up and idle: looking needs no session, so nothing waits for it
 * and nothing is lost when it fails.
 */
export function beginGuestSessionWhenIdle(): void {
  const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, PATIENCE_MS / 4));
  idle(() => void beginGuestSession().catch(() => null), { timeout: PATIENCE_MS });
}

async function beginGuestSession(): Promise<void> {
  await sessionReady();
  await inOneTabAtATime(async () => {
    // Somebody may have signed in meanwhile: their session must not be replaced.
    if (!currentSession().isGuest || token() !== null || hasSignedInMark() || isLoggingIn()) return;
    const client = isPhoneApp ? 'app' : 'web';
    keepTokens(await call('auth', 'POST /v3/auth/login', { body: { ...guestAccount, client } }));
  });
}
