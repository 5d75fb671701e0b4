import { day } from '@tonalia/rules/durations';
import { knownDeviceDays } from '@tonalia/rules/policy';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { after } from '../secret/after.rules.ts';
import { digest, newSecret } from '../secret/secret.ts';
import { countFromDevice, insertDevice, renewDevice } from './known-device.sql.ts';
import { DEVICE_BUDGET, leak } from './leaky-budget.rules.ts';

/** Accounts one device remembers, and devices one account has. */
const ACCOUNTS = 3;
const DEVICES = 20;

/** A device sends its tokens as one text, separated by dots. */
const tokensIn = (text: string): string[] => text.split('.').filter(Boolean).slice(0, ACCOUNTS);

/**
 * Whether a password comes from a device this identity signed in on before; counts the attempt there. `null` for an unknown account
 * runs the same statement, so both take equally long.
 */
export async function isFromKnownDevice(
  db: Database,
  clock: Clock,
  identityId: string | null,
  sent: string | undefined,
): Promise<boolean> {
  if (!sent) return false;
  const hashes = tokensIn(sent).map(digest);
  const [found] = await countFromDevice(db, {
    hashes,
    identityId,
    now: clock.now(),
    rate: leak(DEVICE_BUDGET),
    most: DEVICE_BUDGET.free,
  });
  return found !== undefined;
}

/** Marks the device as known for an identity that proved itself. Returns the text that the device keeps instead of what it sent. */
export async function rememberDevice(
  db: Database | Transaction,
  clock: Clock,
  identityId: string,
  sent: string | undefined,
): Promise<string> {
  const tokens = tokensIn(sent ?? '');
  const now = clock.now();
  const until = after(now, knownDeviceDays * day);
  const [renewed] =
    tokens.length > 0 ? await renewDevice(db, { hashes: tokens.map(digest), identityId, now, expiresAt: until }) : [];
  const own = tokens.find((token) => renewed?.hash.equals(digest(token))) ?? newSecret('td');
  if (!renewed) await insertDevice(db, { hash: digest(own), identityId, now, expiresAt: until, others: DEVICES - 1 });
  return [own, ...tokens.filter((token) => token !== own)].slice(0, ACCOUNTS).join('.');
}
