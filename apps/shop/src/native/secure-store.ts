import { createStore } from '../state/store.ts';
import { isPhoneApp } from './target.ts';

/**
 * The refresh token and the known-device secret of the phone app, in the system's secure store: Keychain on iOS, KeyStore on
 * Android. A browser has HttpOnly cookies instead, which no script can read.
 */
const KEY = 'refresh-token';
const DEVICE_KEY = 'known-device';

/** Marks this installation in localStorage: iOS keeps the Keychain when the app is removed, so a new installation clears it. */
const installed = 'tonalia.installed';

/** The refresh token last read or written; null for none. */
const cachedToken = createStore<string | null>(null);
/** The last use of the store; uses run one after the other. */
const lastUse = createStore<Promise<void>>(Promise.resolve());
/** The first use, which clears the secrets of a previous installation and reads the refresh token; null before. */
const opening = createStore<Promise<void> | null>(null);

/** The stored refresh token. Null when the store cannot be read: a new sign-in is then needed. */
export async function readRefreshToken(): Promise<string | null> {
  if (!isPhoneApp) return null;
  await opened();
  return cachedToken.get();
}

/** Resolves when the token is stored; only then may the access token of the same response be used. */
export async function storeRefreshToken(token: string | null): Promise<void> {
  if (!isPhoneApp) return;
  void opened();
  await inTurn(async () => {
    cachedToken.set(token);
    if (token === null) await forget();
    else await store(KEY, token).catch(forget);
  });
}

/** The known-device secret of earlier sign-ins. It opens no session, and stays after sign-out. */
export async function readDeviceToken(): Promise<string | null> {
  if (!isPhoneApp) return null;
  void opened();
  let found: unknown = null;
  await inTurn(async () => {
    found = await (await plugin()).SecureStorage.get(DEVICE_KEY, false);
  });
  return typeof found === 'string' ? found : null;
}

export async function storeDeviceToken(token: string): Promise<void> {
  if (!isPhoneApp) return;
  void opened();
  await inTurn(() => store(DEVICE_KEY, token));
}

/** The value is readable behind a locked screen, and is not restored to another phone from a backup. */
async function store(key: string, value: string): Promise<void> {
  const { SecureStorage, KeychainAccess } = await plugin();
  // The plugin takes five arguments: key, value, conversion of dates, iCloud sync, access.
  await SecureStorage.set(key, value, false, false, KeychainAccess.afterFirstUnlockThisDeviceOnly);
}

/** Removes the stored token when its successor cannot be stored: the server treats a reused old token as stolen. */
const forget = async (): Promise<unknown> => (await plugin()).SecureStorage.remove(KEY);

function opened(): Promise<void> {
  const first = opening.get() ?? inTurn(open);
  opening.set(first);
  return first;
}

async function open(): Promise<void> {
  const { SecureStorage } = await plugin();
  if (localStorage.getItem(installed) === null) {
    await SecureStorage.remove(KEY);
    await SecureStorage.remove(DEVICE_KEY);
    localStorage.setItem(installed, '1');
  }
  const found = await SecureStorage.get(KEY, false);
  cachedToken.set(typeof found === 'string' ? found : null);
}

/** Runs uses in order and ignores failures (locked phone, lost keys): the data of a failing store counts as missing. */
function inTurn(use: () => Promise<void>): Promise<void> {
  const done = lastUse
    .get()
    .then(use)
    .catch(() => {});
  lastUse.set(done);
  return done;
}

// Resolves with the module, because a plugin object is mistaken for a promise.
const plugin = () => import('@aparajita/capacitor-secure-storage');
