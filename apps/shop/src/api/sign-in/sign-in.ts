import type { Tokens } from '@tonalia/contract/auth';
import type { z } from 'zod';
import { storeDeviceToken, readDeviceToken } from '../../native/secure-store.ts';
import { isPhoneApp } from '../../native/target.ts';
import { ApiError } from '../http/api-error.ts';
import { call } from '../http/client.ts';
import { startSession } from '../session/enter.ts';
import type { Session } from '../session/session.ts';
import { markLoggingIn, markSignedIn } from '../storage/device-storage.ts';
import { withSessionLock } from '../http/tokens.ts';

const client: 'app' | 'web' = isPhoneApp ? 'app' : 'web';

/** A challenge is bound to one network; a phone that changes networks gets a new one. */
const MOST_CHALLENGES = 3;

/**
 * Signs in with e-mail and password. Throws the API's refusal with a message for the screen. After too many wrong passwords
 * the API requires a challenge: it is solved here, and `onWork` is called when that begins.
 */
export async function signIn(email: string, password: string, onWork: () => void = () => {}): Promise<Session> {
  return startSessionWith(async () => {
    const body = { email, password, client, ...(await knownDevice()) };
    let work: { challenge: string; answer: string } | undefined;
    for (let challenges = 0; ; challenges += 1) {
      try {
        return await call('auth', 'POST /v3/auth/login', { body: { ...body, ...(work && { work }) } });
      } catch (cause) {
        const task = challengeOf(cause);
        if (!task || challenges === MOST_CHALLENGES) throw cause;
        onWork();
        const { proveWork } = await import('./prove-work.ts');
        work = await proveWork(task);
      }
    }
  });
}

function challengeOf(cause: unknown): { challenge: string; bits: number } | undefined {
  if (!(cause instanceof ApiError) || cause.code !== 'SIGN_IN_NEEDS_PROOF') return undefined;
  return { challenge: String(cause.params['challenge']), bits: Number(cause.params['bits']) };
}

/** The known-device secret that the phone app sends; a browser sends a cookie. */
export async function knownDevice(): Promise<{ client?: 'app' | 'web'; device?: string }> {
  if (!isPhoneApp) return {};
  const device = await readDeviceToken();
  return { client, ...(device !== null && { device }) };
}

/** Stores the known-device secret of a response in the phone app; a browser gets a cookie. */
export async function storeKnownDevice({ device }: { device?: string | undefined }): Promise<void> {
  if (device !== undefined) await storeDeviceToken(device);
}

/** Signs in with the code that was sent to a phone. Throws the API's refusal. */
export async function signInWithCode(proof: { flowId: string; phone: string; code: string }): Promise<Session> {
  return startSessionWith(async () => {
    const body = { ...proof, client, ...(await knownDevice()) };
    return call('auth', 'POST /auth/check', { body });
  });
}

/** Begins the session with the tokens of `ask`, under the lock that all tabs share. */
async function startSessionWith(requestTokens: () => Promise<z.output<typeof Tokens>>): Promise<Session> {
  markLoggingIn(true);
  try {
    const tokens = await withSessionLock(async () => {
      const response = await requestTokens();
      // Set before the lock is released: another tab would begin a guest session over this one.
      markSignedIn();
      await storeKnownDevice(response);
      return response;
    });
    return await startSession(tokens);
  } finally {
    markLoggingIn(false);
  }
}
