import { randomInt } from 'node:crypto';
import { AppError } from '@tonalia/contract/errors';
import type { Channel } from '@tonalia/contract/people';
import { isCellPhone, toE164 } from '@tonalia/rules/phone';
import type { ModuleContext } from '../../../platform/module.ts';
import { type Database, type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { after } from '../secret/after.rules.ts';
import { digest, newSecret } from '../secret/secret.ts';
import { CODE_LIFE, type CodePurpose, codeDigest } from './code.ts';
import { sendCodeMessage } from './code-message.ts';
import { RESEND_AFTER, longestWait } from './send-limits.rules.ts';
import { closeOlderCodes, findOldestSends, findPhoneOwner, insertVerification, lockSends } from './verification.sql.ts';

export interface CodeRequest {
  purpose: CodePurpose;
  /** As it was typed. */
  phone: string;
  channel: Channel;
  /** Who asks, by address. */
  site: string;
}

export interface CodeOnItsWay {
  flowId: string;
  /** In seconds, as `resendIn`. */
  expiresIn: number;
  resendIn: number;
}

type Needs = Pick<ModuleContext, 'db' | 'clock' | 'channels' | 'publicUrl'>;

/**
 * Sends a code to a phone. To sign in, a phone nobody has is answered alike: it gets an invitation, and no code fits.
 * PHONE_TAKES_NO_CODE, CHANNEL_UNAVAILABLE, TOO_MANY_REQUESTS. `warn` hears that the installation sends no more today.
 */
export async function sendCode(
  needs: Needs,
  { purpose, phone: typed, channel, site }: CodeRequest,
  warn: (what: string) => void,
): Promise<CodeOnItsWay> {
  const phone = codePhone(typed);
  if (!phone) throw new AppError('PHONE_TAKES_NO_CODE');
  // nothing is known yet of who registers: there is no address of theirs
  const isUnknown = channel === 'email' && purpose === 'register';
  if (isUnknown || !needs.channels.includes(channel)) throw new AppError('CHANNEL_UNAVAILABLE');
  // first without waiting for anybody: a storm for one phone holds no connection
  await refuseTooMany(needs.db, needs, phone, site, warn);
  return inTransaction(needs.db, async (tx) => {
    await lockSends(tx, phone, site);
    await refuseTooMany(tx, needs, phone, site, warn);
    return write(tx, needs, { purpose, phone, channel, site });
  });
}

/** The phone a code can go to, in E.164; undefined for a fixed line. */
export function codePhone(typed: string): string | undefined {
  return isCellPhone(typed) ? toE164(typed) : undefined;
}

async function refuseTooMany(
  tx: Database | Transaction,
  { clock }: Needs,
  phone: string,
  site: string,
  warn: (what: string) => void,
): Promise<void> {
  const [filling] = await findOldestSends(tx, phone, site);
  const wait = filling && longestWait(filling, clock.now());
  if (!wait) return;
  if (wait.limit === 'installationDay') warn('no more codes are sent today: as many left as may in a day');
  throw new AppError('TOO_MANY_REQUESTS', { retryAfter: wait.retryAfter });
}

async function write(
  tx: Transaction,
  { clock, publicUrl }: Needs,
  { purpose, phone, channel, site }: CodeRequest,
): Promise<CodeOnItsWay> {
  const now = clock.now();
  const expiresAt = after(now, CODE_LIFE);
  const flowId = newSecret('tv');
  const code = newCode();
  const [found] = await findPhoneOwner(tx, phone);
  const owner = purpose === 'login' ? found : undefined;
  // made for nobody, too: it takes as long
  const made = codeDigest(code, { flowId, purpose, phone });
  const kept = purpose === 'register' || owner ? made : null;
  await closeOlderCodes(tx, phone, purpose, now);
  const row = [digest(flowId), purpose, phone, owner?.id ?? null, channel, kept, site, now, expiresAt] as const;
  await insertVerification(tx, ...row);
  await sendCodeMessage(tx, { channel, phone, email: owner?.email ?? null, code: kept && code, expiresAt, publicUrl });
  return { flowId, expiresIn: CODE_LIFE / 1_000, resendIn: RESEND_AFTER / 1_000 };
}

const newCode = () => String(randomInt(1_000_000)).padStart(6, '0');
