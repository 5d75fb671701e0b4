import { isPhoneApp } from './target.ts';

/**
 * The refresh token of the phone app, and what makes it a known device, in the system's own store: Keychain on iOS, KeyStore on
 * Android. A browser has none here: there they are HttpOnly cookies that no script can read.
 */
const KEY = 'refresh-token';
const DEVICE_KEY = 'known-device';

/** iOS keeps its Keychain when an app is removed; ordinary storage goes. Who installs anew is nobody yet. */
const installed = 'tonalia.installed';

/** What the store holds, as far as it is known; null when that is nothing. */
let kept: string | null = null;
let opening: Promise<void> | null = null;
/** One use of the store after the other, in the order they were asked for. */
let last: Promise<unknown> = Promise.resolve();

/** The token of last time. A store that cannot be read holds none: whoever it was signs in again. */
export async function keptRefreshToken(): Promise<string | null> {
  if (!isPhoneApp) return null;
  await (opening ??= inTurn(open));
  return kept;
}

/** Settles when the phone has it for good: only then may anything be done with what came along with it. */
export async function keepRefreshToken(token: string | null): Promise<void> {
  if (!isPhoneApp) return;
  opening ??= inTurn(open);
  await inTurn(async () => {
    kept = token;
    const { SecureStorage, KeychainAccess } = await plugin();
    if (token === null) await SecureStorage.remove(KEY);
    // Read behind a locked screen too, and never carried to another phone by a backup.
    else await SecureStorage.set(KEY, token, false, false, KeychainAccess.afterFirstUnlockThisDeviceOnly).catch(forget);
  });
}

/** What this phone was given by earlier sign-ins on it. It opens no session, and stays when a person leaves. */
export async function keptDeviceToken(): Promise<string | null> {
  if (!isPhoneApp) return null;
  opening ??= inTurn(open);
  let found: unknown = null;
  await inTurn(async () => {
    found = await (await plugin()).SecureStorage.get(DEVICE_KEY, false);
  });
  return typeof found === 'string' ? found : null;
}

export async function keepDeviceToken(token: string): Promise<void> {
  if (!isPhoneApp) return;
  opening ??= inTurn(open);
  await inTurn(async () => {
    const { SecureStorage, KeychainAccess } = await plugin();
    await SecureStorage.set(DEVICE_KEY, token, false, false, KeychainAccess.afterFirstUnlockThisDeviceOnly);
  });
}

/** The token that could not be kept took the place of the one that is: to show that again would look like theft. */
const forget = async (): Promise<unknown> => (await plugin()).SecureStorage.remove(KEY);

async function open(): Promise<void> {
  const { SecureStorage } = await plugin();
  if (localStorage.getItem(installed) === null) {
    await SecureStorage.remove(KEY);
    await SecureStorage.remove(DEVICE_KEY);
    localStorage.setItem(installed, '1');
  }
  const found = await SecureStorage.get(KEY, false);
  kept = typeof found === 'string' ? found : null;
}

/** A store that fails (a locked phone, keys that a system lost) takes nothing down: what it held is as good as gone. */
function inTurn(use: () => Promise<void>): Promise<void> {
  const done = last.then(use).catch(() => {});
  last = done;
  return done;
}

// The plugin by itself would be taken for a promise: it travels within its module.
const plugin = () => import('@aparajita/capacitor-secure-storage');
