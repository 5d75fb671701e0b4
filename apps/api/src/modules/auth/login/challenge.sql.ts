import { statement } from '../../../platform/db.ts';

export const insertChallenge = statement<
  never,
  [hash: Buffer, account: Buffer, network: string, bits: number, expiresAt: Date]
>(
  'auth.insert_sign_in_challenge',
  `insert into auth.sign_in_challenge (hash, account, network, bits, expires_at) values ($1, $2, left($3, 60), $4, $5)`,
);

/** One of several concurrent answers to a challenge gets the row. */
export const takeChallenge = statement<{ bits: number }, [hash: Buffer, account: Buffer, network: string, now: Date]>(
  'auth.take_sign_in_challenge',
  `delete from auth.sign_in_challenge
   where hash = $1 and account = $2 and network = left($3, 60) and expires_at > $4 returning bits`,
);

export const removeOldChallenges = statement<{ hash: Buffer }, [before: Date]>(
  'auth.remove_old_sign_in_challenges',
  `delete from auth.sign_in_challenge where hash in (
     select hash from auth.sign_in_challenge where expires_at < $1 limit 2000 for update skip locked)
   returning hash`,
);
