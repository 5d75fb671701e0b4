import { minute } from '@tonalia/rules/durations';
import { codeMinutes, codeResendSeconds } from '@tonalia/rules/policy';
import type { CodeSent } from '@tonalia/contract/auth';
import { randomInt } from 'node:crypto';
import { AppError } from '@tonalia/contract/errors';
import type { Channel } from '@tonalia/contract/people';
import { isCellPhone, toE164 } from '@tonalia/rules/phone';
import type { ModuleContext } from '../../../platform/module.ts';
import { type Database, type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { after } from '../secret/after.rules.ts';
import { digest, newSecret } from '../secret/secret.ts';
import { type CodePurpose, codeDigest } from './code.ts';
import { sendCodeMessage } from './code-message.ts';
import { longestWait } from './send-limits.rules.ts';
import { closeOlderCodes, findOldestSends, findPhoneOwner, insertVerification, lockSends } from './verification.sql.ts';

export interface CodeRequest {
  purpose: CodePurpose;
  /** As typed. */
  phone: string;
  channel: Channel;
  /** The site of the request. */
  site: string;
}

type SendCodeContext = Pick<ModuleContext, 'db' | 'clock' | 'channels' | 'publicUrl'>;

/**
 * Sends a code to a phone. A sign-in to a phone without an account gets the same answer; the phone gets an invitation, and no code
 * is valid. PHONE_TAKES_NO_CODE, CHANNEL_UNAVAILABLE, TOO_MANY_REQUESTS. `warn` is called when the daily limit of the installation
 * is reached.
 */
export async function sendCode(
  context: SendCodeContext,
  { purpose, phone: typed, channel, site }: CodeRequest,
  warn: (what: string) => void,
): Promise<CodeSent> {
  const phone = codePhone(typed);
  if (!phone) throw new AppError('PHONE_TAKES_NO_CODE');
  // A registration has no confirmed e-mail yet.
  const isUnknown = channel === 'email' && purpose === 'register';
  if (isUnknown || !context.channels.includes(channel)) throw new AppError('CHANNEL_UNAVAILABLE');
  // Checked before the lock too: a flood of requests for one phone holds no connection.
  await refuseTooMany(context.db, context, { phone, site }, warn);
  return inTransaction(context.db, async (tx) => {
    await lockSends(tx, phone, site);
    await refuseTooMany(tx, context, { phone, site }, warn);
    return write(tx, context, { purpose, phone, channel, site });
  });
}

/** The phone in E.164; undefined for a landline, which gets no code. */
export function codePhone(typed: string): string | undefined {
  return isCellPhone(typed) ? toE164(typed) : undefined;
}

async function refuseTooMany(
  tx: Database | Transaction,
  { clock }: SendCodeContext,
  { phone, site }: { phone: string; site: string },
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
  { clock, publicUrl }: SendCodeContext,
  { purpose, phone, channel, site }: CodeRequest,
): Promise<CodeSent> {
  const now = clock.now();
  const expiresAt = after(now, codeMinutes * minute);
  const flowId = newSecret('tv');
  const code = newCode();
  const [found] = await findPhoneOwner(tx, phone);
  const owner = purpose === 'login' ? found : undefined;
  // Computed without an account too, so that both cases take equally long.
  const newDigest = codeDigest(code, { flowId, purpose, phone });
  const storedDigest = purpose === 'register' || owner ? newDigest : null;
  await closeOlderCodes(tx, phone, purpose, now);
  await insertVerification(tx, {
    tokenHash: digest(flowId),
    purpose,
    phone,
    identityId: owner?.id ?? null,
    channel,
    codeDigest: storedDigest,
    site,
    now,
    expiresAt,
  });
  await sendCodeMessage(tx, {
    channel,
    phone,
    email: owner?.email ?? null,
    code: storedDigest && code,
    expiresAt,
    publicUrl,
  });
  return { flowId, expiresIn: codeMinutes * 60, resendIn: codeResendSeconds };
}

const newCode = () => String(randomInt(1_000_000)).padStart(6, '0');
