import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { after } from '../secret/after.rules.ts';
import { digest, newSecret } from '../secret/secret.ts';
import { countFromDevice, insertDevice, renewDevice } from './known-device.sql.ts';
import { DEVICE_BUDGET, leak } from './leaky-budget.rules.ts';

/** How long a device stays known after the last sign-in on it, in ms. */
export const DEVICE_LIFE = 180 * 24 * 60 * 60_000;
/** Accounts that one device remembers, and devices that one account has. */
const ACCOUNTS = 3;
const DEVICES = 20;

/** The tokens of a device are kept as one text. */
const tokensIn = (text: string): string[] => text.split('.').filter(Boolean).slice(0, ACCOUNTS);

/**
 * Whether the password comes from a device on which this person signed in before, and counts it there. Null for nobody: that asks
 * the database the same.
 */
export async function isFromKnownDevice(
  db: Database,
  clock: Clock,
  identityId: string | null,
  sent: string | undefined,
): Promise<boolean> {
  if (!sent) return false;
  const hashes = tokensIn(sent).map(digest);
  const [found] = await countFromDevice(db, hashes, identityId, clock.now(), leak(DEVICE_BUDGET), DEVICE_BUDGET.free);
  return found !== undefined;
}

/** Makes the device known for who just proved who they are. Gives what the device keeps from now on, in the place of what it sent. */
export async function rememberDevice(
  db: Database | Transaction,
  clock: Clock,
  identityId: string,
  sent: string | undefined,
): Promise<string> {
  const tokens = tokensIn(sent ?? '');
  const now = clock.now();
  const until = after(now, DEVICE_LIFE);
  const [renewed] = tokens.length > 0 ? await renewDevice(db, tokens.map(digest), identityId, now, until) : [];
  const own = tokens.find((token) => renewed?.hash.equals(digest(token))) ?? newSecret('td');
  if (!renewed) await insertDevice(db, digest(own), identityId, now, until, DEVICES - 1);
  return [own, ...tokens.filter((token) => token !== own)].slice(0, ACCOUNTS).join('.');
}
