import { OfficeError } from '@tonalia/contract/office-errors';
import { minute } from '@tonalia/rules/durations';
import { passkeyMinutes } from '@tonalia/rules/policy';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import { keepChallenge, spendChallenge } from './passkey.sql.ts';

/** What a challenge is for, and the ticket (digest in hex) or session that asked for it; `enter` is before an operator is known. */
export type ChallengeOf =
  | { purpose: 'register' | 'sign-in' | 'step-up'; holder: string; operatorId: string }
  | { purpose: 'enter'; holder: string; operatorId: null };

/** Keeps a challenge for some minutes; it replaces the last one of its holder. */
export async function rememberChallenge(db: Database, clock: Clock, of: ChallengeOf, challenge: string): Promise<void> {
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + passkeyMinutes * minute);
  await keepChallenge(db, { ...of, challenge, expiresAt, now });
}

/** The challenge of a holder, which is gone afterwards, whether or not the answer is right. PASSKEY_WRONG. */
export async function takeChallenge(db: Database, clock: Clock, of: ChallengeOf): Promise<string> {
  const [kept] = await spendChallenge(db, { ...of });
  if (!kept || kept.expiresAt <= clock.now()) throw new OfficeError('PASSKEY_WRONG');
  return kept.challenge;
}
