import { createHash } from 'node:crypto';
import { leadingZeroBits, workText } from '@tonalia/rules/proof-of-work';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import { after } from '../secret/after.rules.ts';
import { digest, newSecret } from '../secret/secret.ts';
import { insertChallenge, takeChallenge } from './challenge.sql.ts';

/** Lifetime of a challenge, in ms; a slow phone needs ten seconds. */
const LIFE = 3 * 60_000;

/** The account and the network a challenge is valid for. */
export interface ChallengeScope {
  account: Buffer;
  network: string;
}

export interface ChallengeAnswer {
  challenge: string;
  answer: string;
}

/** Creates a challenge: find an answer with a digest of `bits` leading zero bits. */
export async function createChallenge(
  db: Database,
  clock: Clock,
  scope: ChallengeScope,
  bits: number,
): Promise<string> {
  const challenge = newSecret('tw');
  await insertChallenge(db, {
    hash: digest(challenge),
    account: scope.account,
    network: scope.network,
    bits,
    expiresAt: after(clock.now(), LIFE),
  });
  return challenge;
}

/** Whether the answer solves the challenge. The first answer uses the challenge up, right or wrong. */
export async function isChallengeSolved(
  db: Database,
  clock: Clock,
  scope: ChallengeScope,
  answer: ChallengeAnswer,
): Promise<boolean> {
  const [taken] = await takeChallenge(db, {
    hash: digest(answer.challenge),
    account: scope.account,
    network: scope.network,
    now: clock.now(),
  });
  if (!taken) return false;
  const made = createHash('sha256').update(workText(answer.challenge, answer.answer)).digest();
  return leadingZeroBits(made) >= taken.bits;
}
