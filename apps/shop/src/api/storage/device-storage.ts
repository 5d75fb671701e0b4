import type { PortfolioCustomer, User } from '@tonalia/contract/auth';
import type { ProductCard } from '@tonalia/contract/products';
import type { ShopSettings } from '@tonalia/contract/settings';
import type { z } from 'zod';
import { isPhoneApp } from '../../native/target.ts';
import type { KeptFormulaEdits } from './formula-edits.ts';
import type { SessionCustomer } from './session-customer.ts';

export type SeenProduct = Pick<ProductCard, '_id' | 'name' | 'image' | 'tile'> & { brand: string };

/** The data stored on this device. No credentials: tokens are stored elsewhere. */
interface DeviceData {
  /** The last customer a seller chose. */
  customer: SessionCustomer;
  /** The customers a seller chose recently, newest first. */
  recentCustomers: PortfolioCustomer[];
  /** The seller's own order of the visits of a day, as ids of customers. */
  visitOrder: { day: string; ids: string[] };
  /** The place of a seller's last registration, as default for the next. */
  registrationPlace: Pick<PortfolioCustomer, 'stateId' | 'state' | 'cityId' | 'city'>;
  /** Recently viewed products, newest first; without prices, which change. */
  seenProducts: SeenProduct[];
  /** The marks of a guest's favourites, newest first; owner `device`. They move to the account at sign-in. */
  favourites: string[];
  /** The `_id` of the address the shopper fixed. */
  fixedAddress: string;
  /** An identity's choice about push on this phone, with its time. It survives the session, so that push is not offered twice. */
  pushChoice: { wanted: boolean; at: number };
  /** Whether this phone has a push token; owner `device`. The phone gives the token itself at each start. */
  pushToken: true;
  /** A random id of this phone; owner `device`. */
  deviceId: string;
  /** The shop's settings; owner `device`. The phone app starts with them. */
  shop: ShopSettings;
  /** Formulas that were changed and not saved, by client; the owner is a person with its salon. */
  formulaEdits: KeptFormulaEdits;
  /** The last signed-in identity, from the API; owner `device`. The phone app starts with it. */
  whoIsHere: { user: z.output<typeof User>; customer: SessionCustomer | null };
}

const prefix = 'tonalia';
const keyOf = (name: string, owner: string) => `${prefix}.${name}.${owner}`;

/** Storage may be full, blocked or missing (private windows); then nothing is stored. */
function storage(): Storage | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage;
  } catch {
    return null;
  }
}

/** Whether a stored key begins with `start`. */
export const storesAny = (start: string): boolean => Object.keys(storage() ?? {}).some((key) => key.startsWith(start));

/** Prefix of the keys of unsent cart edits, followed by identity, time and idempotency key. */
export const EDIT_PREFIX = 'tonalia.cartEdit.';

export function remember<N extends keyof DeviceData>(name: N, owner: string, value: DeviceData[N] | null): void {
  try {
    if (value === null) storage()?.removeItem(keyOf(name, owner));
    else storage()?.setItem(keyOf(name, owner), JSON.stringify(value));
  } catch {
    // Storage is full; the shop works without it.
  }
}

export function remembered<N extends keyof DeviceData>(name: N, owner: string): DeviceData[N] | null {
  const text = storage()?.getItem(keyOf(name, owner));
  if (!text) return null;
  try {
    // Only `remember` writes under this key.
    return JSON.parse(text) as DeviceData[N];
  } catch {
    return null;
  }
}

/** The key of `userLoginPreviously`, which the HTML reads too. */
export const signedInBefore = `${prefix}.userLoginPreviously`;

/** Marks that an identity signed in on this device once; survives the session. */
export const userLoginPreviously = (): boolean => storage()?.getItem(signedInBefore) === '1';

const guestHere = `${prefix}.guest`;

/** Marks that a guest session was begun on this device and can continue. */
export const wasGuestHere = (): boolean => storage()?.getItem(guestHere) === '1';

export function markGuest(): void {
  try {
    storage()?.setItem(guestHere, '1');
  } catch {
    // Storage is full: the next visit begins a new guest session.
  }
}

/** A readable cookie without a secret: the server does not render a guest's page when it is set. */
const mark = 'signed-in';
const thirtyDays = 30 * 24 * 3600;

const secure = () => (location.protocol === 'https:' ? '; Secure' : '');

/** The phone app uses localStorage instead: no server reads the mark, and its origin may not keep cookies. */
export const hasSignedInMark = (): boolean =>
  isPhoneApp ? storage()?.getItem(markInApp) === '1' : hasMark(document.cookie);

const markInApp = `${prefix}.signedIn`;

/** Whether a `Cookie` header carries the mark. */
export function hasMark(cookies: string | null | undefined): boolean {
  return (cookies ?? '').split(/;\s*/).includes(`${mark}=1`);
}

export function markSignedIn(): void {
  if (isPhoneApp) storage()?.setItem(markInApp, '1');
  else document.cookie = `${mark}=1; Path=/; Max-Age=${thirtyDays}; SameSite=Lax${secure()}`;
  storage()?.setItem(signedInBefore, '1');
  // The sign-in replaced the guest session.
  storage()?.removeItem(guestHere);
}

const loggingIn = `${prefix}.isLoggingIn`;

/**
 * Marks a sign-in in progress in this tab. A reload must neither begin a guest session over it nor miss that it
 * succeeded.
 */
export function isLoggingIn(): boolean {
  try {
    return sessionStorage.getItem(loggingIn) === '1';
  } catch {
    return false;
  }
}

export function markLoggingIn(is: boolean): void {
  try {
    if (is) sessionStorage.setItem(loggingIn, '1');
    else sessionStorage.removeItem(loggingIn);
  } catch {
    // Without storage a reload during sign-in requires a new sign-in.
  }
}

const ofAPerson: readonly string[] = [
  'customer',
  'recentCustomers',
  'registrationPlace',
  'visitOrder',
  'fixedAddress',
  'seenProducts',
  'whoIsHere',
  'shadeDraft',
  'seenCart',
  'quickOrder',
  'formulaEdits',
];

/** Deletes all data of the identity; the mark of an earlier sign-in stays. */
export function forgetOnSignOut(): void {
  if (!isPhoneApp) document.cookie = `${mark}=; Path=/; Max-Age=0; SameSite=Lax${secure()}`;
  const store = storage();
  if (!store) return;
  store.removeItem(markInApp);
  store.removeItem(guestHere);
  for (const key of Object.keys(store)) {
    if (ofAPerson.some((name) => key.startsWith(`${prefix}.${name}.`))) store.removeItem(key);
  }
}
