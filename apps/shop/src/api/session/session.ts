import type { User } from '@tonalia/contract/auth';
import { type Role, can, visitorRole } from '@tonalia/contract/rights';
import type { z } from 'zod';
import { ApiError } from '../http/api-error.ts';
import { call } from '../http/client.ts';
import { setHints } from '../http/hints.ts';
import { isPhoneApp } from '../../native/target.ts';
import type { SessionCustomer } from '../storage/session-customer.ts';
import { freshToken, setTokens, onSessionLost, expectToken } from '../http/tokens.ts';
import { createStore, patch, useStore } from '../../state/store.ts';
import {
  forgetOnSignOut,
  hasSignedInMark,
  isLoggingIn,
  markLoggingIn,
  markSignedIn,
  remember,
  remembered,
} from '../storage/device-storage.ts';

type CurrentUser = z.output<typeof User>;

export interface Session {
  role: Role;
  /** Whether no account of its own is signed in. */
  isGuest: boolean;
  /** Whether it acts for the customers of a portfolio. */
  isSeller: boolean;
  user: CurrentUser | null;
  customer: SessionCustomer | null;
}

const guest: Session = { role: visitorRole, isGuest: true, isSeller: false, user: null, customer: null };

/** Always the guest's on the server: pages of signed-in shoppers are rendered in the browser. */
const session = createStore<Session>(guest);
export const { get: currentSession, watch: watchSession } = session;
export const useSession = (): Session => useStore(session);

function setSession(next: Session): void {
  setHints(hintsOf(next));
  session.set(next);
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

/** How the session of this page began, and whether it ended. */
interface SessionProgress {
  /** The restored session of this browser; null until it is asked for, and again when that failed. */
  restored: Promise<Session> | null;
  /** The phone app restored its last identity, and the API has not confirmed it. */
  isUnconfirmed: boolean;
  /** The server ended the session since the last sign-in. */
  isEndedByServer: boolean;
}

const progress = createStore<SessionProgress>({ restored: null, isUnconfirmed: false, isEndedByServer: false });

/** Restores the session of this browser, once. A visitor without one becomes the guest at once, without a request. */
export function sessionReady(): Promise<Session> {
  if (typeof document === 'undefined') return Promise.resolve(guest);
  return (progress.get().restored ?? startRestoring()).then(currentSession);
}

function startRestoring(): Promise<Session> {
  const isMember = hasSignedInMark() || isLoggingIn();
  const restored = isMember ? (restoreLastIdentity() ?? restore()) : Promise.resolve(currentSession());
  patch(progress, { restored });
  return restored;
}

/**
 * The phone app starts at once with the last signed-in identity, online or offline: the screen waits for no response, and each
 * call waits for a token. `confirmSession` asks the API after the first paint; an ended session leads to the login check.
 */
function restoreLastIdentity(): Promise<Session> | null {
  const last = isPhoneApp && currentSession().isGuest && !isLoggingIn() ? remembered('whoIsHere', 'device') : null;
  if (last === null) return null;
  expectToken();
  applyIdentity(last);
  patch(progress, { isUnconfirmed: true });
  return Promise.resolve(currentSession());
}

/** Confirms a restored session with the API; offline it is retried the next time. */
export async function confirmSession(): Promise<void> {
  if (!progress.get().isUnconfirmed) return;
  await freshToken(null)
    .then(loadCurrentUser)
    .catch(() => null);
}

async function restore(): Promise<Session> {
  try {
    await freshToken(null);
    await loadCurrentUser();
    // The page was reloaded during a sign-in that succeeded.
    if (!currentSession().isGuest) markSignedIn();
    markLoggingIn(false);
  } catch (cause) {
    const isRefused = cause instanceof ApiError && (cause.status === 401 || cause.status === 403);
    // A missing network does not end the session: the next navigation tries again.
    if (!isRefused) {
      patch(progress, { restored: null });
      throw cause;
    }
    markLoggingIn(false);
  }
  return currentSession();
}

async function loadCurrentUser(): Promise<void> {
  const { user, customer } = await call('auth', 'GET /auth/me');
  patch(progress, { isUnconfirmed: false });
  if (isPhoneApp && can(user.rol, 'account.use')) remember('whoIsHere', 'device', { user, customer });
  applyIdentity({ user, customer });
}

function applyIdentity({ user, customer }: { user: CurrentUser; customer: SessionCustomer | null }): void {
  const isSeller = can(user.rol, 'portfolio.use');
  const isGuest = !can(user.rol, 'account.use');
  setSession({
    role: user.rol,
    isGuest,
    isSeller,
    user: isGuest ? null : user,
    customer: isSeller ? remembered('customer', user._id) : (customer ?? user.customer),
  });
}

/** Reloads the identity of the session after a change of its name, address or approval. */
export async function refreshSession(): Promise<Session> {
  await loadCurrentUser();
  return currentSession();
}

/** Restores the session again, after a sign-in; when that fails, the next navigation tries again. */
export function restartSession(): Promise<Session> {
  patch(progress, { restored: null, isEndedByServer: false });
  return sessionReady();
}
/** Ends the session on this device only; the mark of an earlier sign-in stays. Resolves when the secure store is empty too. */
export function endSession(): Promise<void> {
  const tokensCleared = setTokens(null);
  forgetOnSignOut();
  progress.set({ restored: Promise.resolve(guest), isUnconfirmed: false, isEndedByServer: false });
  setSession(guest);
  return tokensCleared;
}

/** Whether the server ended the session since the last sign-in; the login page then says so. */
export const hasSessionEnded = (): boolean => progress.get().isEndedByServer;

/** Ends the session when it cannot be renewed. `onEnded` runs when the shopper was signed in: the login check. */
export function connectSession(onEnded: () => void): void {
  onSessionLost(() => {
    const wasMember = !currentSession().isGuest;
    const isEndedByServer = hasSessionEnded() || wasMember || hasSignedInMark();
    // When a guest session ends another begins, and the device's data stays.
    if (!wasMember && !hasSignedInMark() && !isLoggingIn()) return;
    void endSession();
    patch(progress, { isEndedByServer });
    if (wasMember) onEnded();
  });
}
/** Sets the customer a seller acts for; stored on this device for this seller. */
export function chooseCustomer(customer: SessionCustomer | null): void {
  const now = currentSession();
  if (!now.isSeller || now.user === null) return;
  remember('customer', now.user._id, customer);
  setSession({ ...now, customer });
}
