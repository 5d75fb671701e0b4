import type { Tokens } from '@tonalia/contract/auth';
import type { z } from 'zod';
import { noAnswer, readRefusal, ApiError } from './api-error.ts';
import { messages } from '../../messages/es-CO.ts';
import { storeRefreshToken, readRefreshToken } from '../../native/secure-store.ts';
import { isPhoneApp } from '../../native/target.ts';
import { singleFlight } from '../../state/single-flight.ts';
import { createStore, patch } from '../../state/store.ts';
import { apiAddress, send } from './transport.ts';

interface AccessState {
  /** The access token, only in this memory: never in storage, never in the page. */
  token: string | null;
  /** The identity is known before its token: calls wait for the token instead of running as the guest. */
  isExpected: boolean;
  /** Counts sign-ins and sign-outs of the phone app. */
  turn: number;
}

const access = createStore<AccessState>({ token: null, isExpected: false, turn: 0 });

export const token = (): string | null => access.get().token;
export const expectToken = (): void => patch(access, { isExpected: true });
export const isTokenExpected = (): boolean => isPhoneApp && access.get().isExpected;

const onLost = createStore(() => {});
/** Sets what happens when a session cannot be renewed. */
export const onSessionLost = onLost.set;
/**
 * Begins a session with `tokens`, or ends it with null. The phone app first stores the refresh token: a token that is
 * used before that, and lost with the app, would end the session.
 */
export async function setTokens(tokens: z.output<typeof Tokens> | null): Promise<void> {
  const applyToken = () => patch(access, { token: tokens?.tokenReturn ?? null, isExpected: false });
  if (!isPhoneApp) return applyToken();
  const turn = access.get().turn + 1;
  patch(access, { turn });
  if (tokens === null) applyToken();
  await storeRefreshToken(tokens?.refreshToken ?? null);
  // Another sign-in or a sign-out may have happened in the meantime.
  if (turn === access.get().turn) applyToken();
}

/** A renewal ends the previous access token, so the tabs of a session share the newest, in memory only. */
type TabMessage = { renewed: string } | { changed: true };
const tabs =
  typeof document === 'undefined' || typeof BroadcastChannel === 'undefined'
    ? null
    : new BroadcastChannel('tonalia-session');

const notifyTabs = (message: TabMessage): void => tabs?.postMessage(message);
tabs?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
  if ('renewed' in data) patch(access, { token: data.renewed });
  else location.reload();
});

/** Called on sign-in and sign-out: other tabs show an outdated identity. */
export const notifySessionChanged = (): void => notifyTabs({ changed: true });

const renewOnce = singleFlight((rejected: string | null) => withSessionLock(() => renew(rejected)));

/**
 * A token newer than `used`. Waiting callers share one request: in this tab by the promise, across tabs by a Web Lock.
 * A refused renewal ends the session and throws the refusal.
 */
export function freshToken(rejected: string | null): Promise<string> {
  const current = token();
  return current !== null && current !== rejected ? Promise.resolve(current) : renewOnce(rejected);
}

/** Runs work on the session under a lock shared by all tabs, because they share its cookie. */
export function withSessionLock<T>(work: () => Promise<T>): Promise<T> {
  if (typeof navigator === 'undefined' || !navigator.locks) return work();
  return navigator.locks.request('tonalia-session', work);
}

async function renew(rejected: string | null): Promise<string> {
  // Another tab renewed while this one waited, and sent its token.
  const current = token();
  if (current !== null && current !== rejected) return current;
  const refreshToken = isPhoneApp ? await readRefreshToken() : 'cookie';
  if (refreshToken === null) return endLostSession(new ApiError(401, 'UNAUTHENTICATED', messages.errors.sessionEnded));
  const headers = new Headers({ accept: 'application/json', 'refresh-token': refreshToken });
  const endedToken = token();
  if (endedToken !== null) headers.set('token', endedToken);
  let response: Response;
  try {
    response = await send(new Request(apiAddress('auth/auth/refresh-token'), { headers, credentials: 'same-origin' }));
  } catch (cause) {
    throw noAnswer(cause, false);
  }
  if (!response.ok) {
    const refusal = await readRefusal(response);
    if (refusal.status === 401 || refusal.status === 403) await endLostSession(refusal);
    throw refusal;
  }
  // The API validates what it sends against the contract.
  const tokens = (await response.json()) as z.output<typeof Tokens>;
  await setTokens(tokens);
  notifyTabs({ renewed: tokens.tokenReturn });
  return tokens.tokenReturn;
}

/** The session cannot be renewed any more. */
async function endLostSession(refusal: ApiError): Promise<never> {
  await setTokens(null);
  onLost.get()();
  throw refusal;
}
