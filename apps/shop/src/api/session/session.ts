import type { Tokens, User } from '@tonalia/contract/auth';
import { type Role, can, visitorRole } from '@tonalia/contract/rights';
import { useSyncExternalStore } from 'react';
import type { z } from 'zod';
import { ApiError } from '../http/api-error.ts';
import { call } from '../http/client.ts';
import { setHints } from '../http/hints.ts';
import { isPhoneApp } from '../../native/target.ts';
import type { ShoppedFor } from '../storage/shopped-for.ts';
import { freshToken, keepTokens, onSessionLost, oweToken, tellThatSessionChanged } from '../http/tokens.ts';
import {
  forgetOnSignOut,
  hasSignedInMark,
  isLoggingIn,
  markLoggingIn,
  markSignedIn,
  remember,
  remembered,
} from '../storage/device-storage.ts';

type Me = z.output<typeof User>;

export interface Session {
  role: Role;
  /** Whether no account of its own is signed in. */
  isGuest: boolean;
  /** Whether it acts for the customers of a portfolio. */
  isSeller: boolean;
  user: Me | null;
  customer: ShoppedFor | null;
}

const guest: Session = { role: visitorRole, isGuest: true, isSeller: false, user: null, customer: null };

let session: Session = guest;
const watchers = new Set<() => void>();

function become(next: Session): void {
  session = next;
  setHints(hintsOf(next));
  for (const tell of watchers) tell();
}

/** Guest calls carry no personal data: their responses are cached for all guests. */
function hintsOf({ user, customer, isSeller }: Session): Parameters<typeof setHints>[0] {
  return {
    userId: user?._id,
    warehouse: user?.warehouseId ?? undefined,
    tradeTypeId: customer?.tradeTypeId,
    userCityId: customer?.cityId,
    userStateId: customer?.stateId,
    customerId: isSeller ? customer?.customerId : undefined,
  };
}

/** The current session. Always the guest's on the server: pages of signed-in shoppers are rendered in the browser. */
export const currentSession = (): Session => session;

export function watchSession(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}

export function useSession(): Session {
  return useSyncExternalStore(watchSession, currentSession, () => guest);
}

let restoring: Promise<Session> | null = null;

/** Restores the session of this browser, once. A visitor without one becomes the guest at once, without a request. */
export function sessionReady(): Promise<Session> {
  if (typeof document === 'undefined') return Promise.resolve(guest);
  restoring ??= hasSignedInMark() || isLoggingIn() ? (beginAsLast() ?? restore()) : Promise.resolve(session);
  return restoring.then(() => session);
}

/**
 * The phone app starts at once with the last signed-in identity, online or offline: the screen waits for no response, and each
 * call waits for a token. `confirmSession` asks the API after the first paint; an ended session leads to the login check.
 */
function beginAsLast(): Promise<Session> | null {
  const last = isPhoneApp && session.isGuest && !isLoggingIn() ? remembered('whoIsHere', 'device') : null;
  if (last === null) return null;
  oweToken();
  begin(last);
  isUnconfirmed = true;
  return Promise.resolve(session);
}

let isUnconfirmed = false;

/** Confirms a restored session with the API; offline it is retried the next time. */
export async function confirmSession(): Promise<void> {
  if (!isUnconfirmed) return;
  await freshToken(null)
    .then(loadMe)
    .catch(() => null);
}

async function restore(): Promise<Session> {
  try {
    await freshToken(null);
    await loadMe();
    // The page was reloaded during a sign-in that succeeded.
    if (!session.isGuest) markSignedIn();
    markLoggingIn(false);
  } catch (cause) {
    const isRefused = cause instanceof ApiError && (cause.status === 401 || cause.status === 403);
    // A missing network does not end the session: the next navigation tries again.
    if (!isRefused) {
      restoring = null;
      throw cause;
    }
    markLoggingIn(false);
  }
  return session;
}

async function loadMe(): Promise<void> {
  const { user, customer } = await call('auth', 'GET /auth/me');
  isUnconfirmed = false;
  if (isPhoneApp && can(user.rol, 'account.use')) remember('whoIsHere', 'device', { user, customer });
  begin({ user, customer });
}

function begin({ user, customer }: { user: Me; customer: ShoppedFor | null }): void {
  const isSeller = can(user.rol, 'portfolio.use');
  const isGuest = !can(user.rol, 'account.use');
  become({
    role: user.rol,
    isGuest,
    isSeller,
    user: isGuest ? null : user,
    customer: isSeller ? remembered('customer', user._id) : (customer ?? user.customer),
  });
}

/** Reloads the identity of the session after a change of its name, address or approval. */
export async function refreshSession(): Promise<Session> {
  await loadMe();
  return session;
}

/** Begins the session of `tokens`, after a sign-in or a registration. */
export async function enter(tokens: z.output<typeof Tokens>): Promise<Session> {
  await keepTokens(tokens);
  markSignedIn();
  endedUnasked = false;
  // If this response is lost the next navigation asks again: a code does not work twice.
  restoring = null;
  await sessionReady().catch(() => null);
  tellThatSessionChanged();
  return session;
}

const LEAVING_MS = 8_000;

/** Signs out, goes to the landing page and reloads it, so that nothing of the session stays in memory. */
export async function signOut(): Promise<void> {
  // A failed or hanging logout call must not keep the session open.
  await call('auth', 'POST /auth/logout', { signal: AbortSignal.timeout(LEAVING_MS) }).catch(() => null);
  await endSession();
  endedUnasked = false;
  tellThatSessionChanged();
  // The phone app has no landing page: the guard leads on to the login.
  location.assign('/');
}

/** Ends the session on this device only; the mark of an earlier sign-in stays. Resolves when the secure store is empty too. */
export function endSession(): Promise<void> {
  const forgotten = keepTokens(null);
  forgetOnSignOut();
  isUnconfirmed = false;
  restoring = Promise.resolve(guest);
  become(guest);
  return forgotten;
}

let whenEnded: () => void = () => {};
let endedUnasked = false;

/** Sets what runs when the server ends the session: the login check. */
export function onSessionEnded(handler: () => void): void {
  whenEnded = handler;
}

/** Whether the server ended the session since the last sign-in; the login page then says so. */
export const hasSessionEnded = (): boolean => endedUnasked;

onSessionLost(() => {
  const wasMember = !session.isGuest;
  // When a guest session ends another begins, and the device's data stays.
  if (!wasMember && !hasSignedInMark() && !isLoggingIn()) return;
  endedUnasked ||= wasMember || hasSignedInMark();
  void endSession();
  if (wasMember) whenEnded();
});

/** Sets the customer a seller acts for; stored on this device for this seller. */
export function chooseCustomer(customer: ShoppedFor | null): void {
  if (!session.isSeller || session.user === null) return;
  remember('customer', session.user._id, customer);
  become({ ...session, customer });
}
