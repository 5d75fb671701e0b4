import { statement } from '../../../platform/db.ts';

export const insertChallenge = statement<
  never,
  { hash: Buffer; account: Buffer; network: string; bits: number; expiresAt: Date }
>(
  'auth.insert_sign_in_challenge',
  `insert into auth.sign_in_challenge (hash, account, network, bits, expires_at) values ($hash, $account, left($network, 60), $bits, $expiresAt)`,
  ['hash', 'account', 'network', 'bits', 'expiresAt'],
);

/** One of several concurrent answers to a challenge gets the row. */
export const takeChallenge = statement<{ bits: number }, { hash: Buffer; account: Buffer; network: string; now: Date }>(
  'auth.take_sign_in_challenge',
  `delete from auth.sign_in_challenge
   where hash = $hash and account = $account and network = left($network, 60) and expires_at > $now returning bits`,
  ['hash', 'account', 'network', 'now'],
);

export const removeOldChallenges = statement<{ hash: Buffer }, [before: Date]>(
  'auth.remove_old_sign_in_challenges',
  `delete from auth.sign_in_challenge where hash in (
     select hash from auth.sign_in_challenge where expires_at < $1 limit 2000 for update skip locked)
   returning hash`,
);
