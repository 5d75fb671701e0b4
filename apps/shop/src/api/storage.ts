import type { PortfolioCustomer, User } from '@tonalia/contract/auth';
import type { ProductCard } from '@tonalia/contract/products';
import type { ShopSettings } from '@tonalia/contract/settings';
import type { z } from 'zod';
import { isPhoneApp } from '../native/target.ts';
import type { ShoppedFor } from './shopped-for.ts';

export type SeenProduct = Pick<ProductCard, '_id' | 'name' | 'image' | 'tile'> & { brand: string };

/** What this device keeps. Nothing here opens a door: tokens are elsewhere. */
interface Kept {
  /** The customer a seller chose last. */
  customer: ShoppedFor;
  /** The customers a seller chose of late, the last one first. */
  recentCustomers: PortfolioCustomer[];
  /** Where a seller registered somebody last: the next one is likely a neighbour. */
  registrationPlace: Pick<PortfolioCustomer, 'stateId' | 'state' | 'cityId' | 'city'>;
  /** The products looked at of late, the last one first; without prices, which change. */
  seenProducts: SeenProduct[];
  /** The marks of what a guest keeps as favourites, newest first; of the owner `device`. They move to the account at sign-in. */
  favourites: string[];
  /** The `_id` of the address a person fixed. */
  fixedAddress: string;
  /** Whether a person wants notices on this phone, and when they said so. It outlives their session: nobody is asked twice. */
  pushChoice: { wanted: boolean; at: number };
  /** This phone has a token to get notices by; of the owner `device`. Which one, the phone tells at each start. */
  pushToken: true;
  /** A name for this phone, made by chance; of the owner `device`. */
  deviceId: string;
  /** Whose shop this is; of the owner `device`. The phone app begins with it. */
  shop: ShopSettings;
  /** Who was here last, by the word of the API; of the owner `device`. The phone app begins with it. */
  whoIsHere: { user: z.output<typeof User>; customer: ShoppedFor | null };
}

const prefix = 'tonalia';
const keyOf = (name: string, owner: string) => `${prefix}.${name}.${owner}`;

/** Storage may be full, blocked or absent (private windows); then a device simply remembers nothing. */
function storage(): Storage | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage;
  } catch {
    return null;
  }
}

/** Whether anything is kept under a key that begins with `start`. */
export const storesAny = (start: string): boolean => Object.keys(storage() ?? {}).some((key) => key.startsWith(start));

/** Keys of the changes of the cart that wait to be sent: this, the person, the time, the key of the change. */
export const EDIT_PREFIX = 'tonalia.cartEdit.';

export function remember<N extends keyof Kept>(name: N, owner: string, value: Kept[N] | null): void {
  try {
    if (value === null) storage()?.removeItem(keyOf(name, owner));
    else storage()?.setItem(keyOf(name, owner), JSON.stringify(value));
  } catch {
    // Full storage: remembering is a comfort, not a need.
  }
}

export function remembered<N extends keyof Kept>(name: N, owner: string): Kept[N] | null {
  const text = storage()?.getItem(keyOf(name, owner));
  if (!text) return null;
  try {
    // Only `remember` writes under this key.
    return JSON.parse(text) as Kept[N];
  } catch {
    return null;
  }
}

const signedInBefore = `${prefix}.userLoginPreviously`;

/** Somebody signed in on this device once: it outlives the session. */
export const userLoginPreviously = (): boolean => storage()?.getItem(signedInBefore) === '1';

const guestHere = `${prefix}.guest`;

/** A guest's session was begun on this device: it may go on. */
export const wasGuestHere = (): boolean => storage()?.getItem(guestHere) === '1';

export function markGuest(): void {
  try {
    storage()?.setItem(guestHere, '1');
  } catch {
    // Full storage: the next visit is another guest's.
  }
}

/** A readable mark without any secret: it tells the server not to render a guest's page for somebody signed in. */
const mark = 'signed-in';
const thirtyDays = 30 * 24 * 3600;

const secure = () => (location.protocol === 'https:' ? '; Secure' : '');

/** In the phone app it is ordinary storage's: no server reads it, and its origin may keep no cookies. */
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
  // Signing in took the guest's place.
  storage()?.removeItem(guestHere);
}

const loggingIn = `${prefix}.isLoggingIn`;

/**
 * A sign-in is under way in this tab. A reload in its middle must neither begin a guest's session over it nor miss that it
 * came through.
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
    // Without storage a reload asks the person to sign in again.
  }
}

const ofAPerson: readonly string[] = [
  'customer',
  'recentCustomers',
  'registrationPlace',
  'fixedAddress',
  'seenProducts',
  'whoIsHere',
  'shadeDraft',
  'seenCart',
];

/** Everything of the person goes; that somebody once signed in here stays. */
export function forgetOnSignOut(): void {
  if (!isPhoneApp) document.cookie = `${mark}=; Path=/; Max-Age=0; SameSite=Lax${secure()}`;
  const kept = storage();
  if (!kept) return;
  kept.removeItem(markInApp);
  kept.removeItem(guestHere);
  for (const key of Object.keys(kept)) {
    if (ofAPerson.some((name) => key.startsWith(`${prefix}.${name}.`))) kept.removeItem(key);
  }
}
