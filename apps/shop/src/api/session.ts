import type { Role, Tokens, User } from '@tonalia/contract/auth';
import { useSyncExternalStore } from 'react';
import type { z } from 'zod';
import { ApiError } from './api-error.ts';
import { call } from './client.ts';
import { setHints } from './hints.ts';
import { isPhoneApp } from '../native/target.ts';
import type { ShoppedFor } from './shopped-for.ts';
import { freshToken, keepTokens, onSessionLost, oweToken, tellThatSessionChanged } from './tokens.ts';
import {
  forgetOnSignOut,
  hasSignedInMark,
  isLoggingIn,
  markLoggingIn,
  markSignedIn,
  remember,
  remembered,
} from './storage.ts';

type Me = z.output<typeof User>;

export interface Session {
  role: Role;
  isGuest: boolean;
  isSeller: boolean;
  user: Me | null;
  customer: ShoppedFor | null;
}

const guest: Session = { role: 'Guest', isGuest: true, isSeller: false, user: null, customer: null };

let session: Session = guest;
const watchers = new Set<() => void>();

function become(next: Session): void {
  session = next;
  setHints(hintsOf(next));
  for (const tell of watchers) tell();
}

/** A guest's calls carry nothing of a person: their answers are kept for all guests. */
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

/** Who is here now. On the server always the guest: pages for others are rendered by their browser. */
export const currentSession = (): Session => session;

export function watchSession(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}

export function useSession(): Session {
  return useSyncExternalStore(watchSession, currentSession, () => guest);
}

let restoring: Promise<Session> | null = null;

/** The session of this browser, restored once. A visitor without one is the guest at once, without a request. */
export function sessionReady(): Promise<Session> {
  if (typeof document === 'undefined') return Promise.resolve(guest);
  restoring ??= hasSignedInMark() || isLoggingIn() ? (beginAsLast() ?? restore()) : Promise.resolve(session);
  return restoring.then(() => session);
}

/**
 * The phone app begins at once as who was here last, with or without a network: what they see waits for no answer, and each of their
 * calls for a token. The API is asked by `confirmSession`, once that is seen; when its word is that the session is over, the login check.
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

/** Asks the API about who is here, as long as only this device said so; without a network the next time. */
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
    // After a reload in the middle of a sign-in that came through.
    if (!session.isGuest) markSignedIn();
    markLoggingIn(false);
  } catch (cause) {
    const isRefused = cause instanceof ApiError && (cause.status === 401 || cause.status === 403);
    // Without a network nobody is signed out: the next navigation tries again.
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
  if (isPhoneApp && user.rol !== 'Guest') remember('whoIsHere', 'device', { user, customer });
  begin({ user, customer });
}

function begin({ user, customer }: { user: Me; customer: ShoppedFor | null }): void {
  const isSeller = user.rol === 'Seller';
  const isGuest = user.rol === 'Guest';
  become({
    role: user.rol,
    isGuest,
    isSeller,
    user: isGuest ? null : user,
    customer: isSeller ? remembered('customer', user._id) : (customer ?? user.customer),
  });
}

/** Reads again who is here: a name, an address or an approval changed. */
export async function refreshSession(): Promise<Session> {
  await loadMe();
  return session;
}

/** Begins the session of who was given `tokens`: signed in, or registered just now. */
export async function enter(tokens: z.output<typeof Tokens>): Promise<Session> {
  await keepTokens(tokens);
  markSignedIn();
  endedUnasked = false;
  // Who is here is asked by the next navigation again when this answer gets lost: a code would not work twice.
  restoring = null;
  await sessionReady().catch(() => null);
  tellThatSessionChanged();
  return session;
}

const LEAVING_MS = 8_000;

/** Ends the session, goes to the landing page and loads it anew, so that nothing of it stays in memory. */
export async function signOut(): Promise<void> {
  // A failed logout must not keep a person in, nor one that a network without an end holds.
  await call('auth', 'POST /auth/logout', { signal: AbortSignal.timeout(LEAVING_MS) }).catch(() => null);
  await endSession();
  endedUnasked = false;
  tellThatSessionChanged();
  // In the phone app, which has no landing page, the guard leads on to the login.
  location.assign('/');
}

/** Forgets who was here at once, on this device only; that somebody once signed in stays known. Settles when the phone forgot too. */
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

/** What follows when the server ends the session of who is here: the login check. */
export function onSessionEnded(handler: () => void): void {
  whenEnded = handler;
}

/** Whether the server ended a person's session since the last sign-in; the person did not ask for it and must be told. */
export const hasSessionEnded = (): boolean => endedUnasked;

onSessionLost(() => {
  const wasMember = !session.isGuest;
  // A guest's session that is over takes nothing along: another begins.
  if (!wasMember && !hasSignedInMark() && !isLoggingIn()) return;
  endedUnasked ||= wasMember || hasSignedInMark();
  void endSession();
  if (wasMember) whenEnded();
});

/** The customer a seller acts for from now on; kept on this device for this seller. */
export function chooseCustomer(customer: ShoppedFor | null): void {
  if (!session.isSeller || session.user === null) return;
  remember('customer', session.user._id, customer);
  become({ ...session, customer });
}
