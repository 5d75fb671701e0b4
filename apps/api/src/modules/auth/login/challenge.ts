import { createHash } from 'node:crypto';
import { leadingZeroBits, workText } from '@tonalia/rules/proof-of-work';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import { after } from '../secret/after.rules.ts';
import { digest, newSecret } from '../secret/secret.ts';
import { insertChallenge, takeChallenge } from './challenge.sql.ts';

/** How long a challenge may be answered, in ms: a slow phone needs ten seconds. */
const LIFE = 3 * 60_000;

/** The account and the network that a challenge is for. */
export interface ChallengeScope {
  account: Buffer;
  network: string;
}

export interface ChallengeAnswer {
  challenge: string;
  answer: string;
}

/** Makes a challenge: find an answer whose digest begins with so many zero bits. */
export async function createChallenge(
  db: Database,
  clock: Clock,
  bound: ChallengeScope,
  bits: number,
): Promise<string> {
  const challenge = newSecret('tw');
  await insertChallenge(db, digest(challenge), bound.account, bound.network, bits, after(clock.now(), LIFE));
  return challenge;
}

/** Whether the work was done. A challenge is used up by the first answer, right or wrong. */
export async function isChallengeSolved(
  db: Database,
  clock: Clock,
  bound: ChallengeScope,
  work: ChallengeAnswer,
): Promise<boolean> {
  const [taken] = await takeChallenge(db, digest(work.challenge), bound.account, bound.network, clock.now());
  if (!taken) return false;
  const made = createHash('sha256').update(workText(work.challenge, work.answer)).digest();
  return leadingZeroBits(made) >= taken.bits;
}
