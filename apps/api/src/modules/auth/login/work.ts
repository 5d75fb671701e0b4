import { createHash } from 'node:crypto';
import { leadingZeroBits, workText } from '@tonalia/rules/proof-of-work';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import { after } from '../session/lifetime.rules.ts';
import { digest, newSecret } from '../session/tokens.ts';
import { insertChallenge, takeChallenge } from './work.sql.ts';

/** How long a challenge may be answered, in ms: a slow phone needs ten seconds. */
const LIFE = 3 * 60_000;

/** The account and the network that a challenge is for. */
export interface Bound {
  account: Buffer;
  network: string;
}

export interface Work {
  challenge: string;
  answer: string;
}

/** Makes a challenge: find an answer whose digest begins with so many zero bits. */
export async function makeChallenge(db: Database, clock: Clock, bound: Bound, bits: number): Promise<string> {
  const challenge = newSecret('tw');
  await insertChallenge(db, digest(challenge), bound.account, bound.network, bits, after(clock.now(), LIFE));
  return challenge;
}

/** Whether the work was done. A challenge is used up by the first answer, right or wrong. */
export async function isWorkDone(db: Database, clock: Clock, bound: Bound, work: Work): Promise<boolean> {
  const [taken] = await takeChallenge(db, digest(work.challenge), bound.account, bound.network, clock.now());
  if (!taken) return false;
  const made = createHash('sha256').update(workText(work.challenge, work.answer)).digest();
  return leadingZeroBits(made) >= taken.bits;
}
