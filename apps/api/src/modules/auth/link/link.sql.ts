import { statement } from '../../../platform/db.ts';

export type LinkPurpose = 'password' | 'email';

/** A newer link replaces the one before of the same purpose. */
export const replaceLink = statement<
  never,
  { hash: Buffer; purpose: LinkPurpose; identityId: string; email: string; now: Date; expiresAt: Date }
>(
  'auth.replace_link',
  `insert into auth.link (hash, purpose, identity_id, email, created_at, expires_at) values ($hash, $purpose, $identityId, $email, $now, $expiresAt)
   on conflict (identity_id, purpose) do update
     set hash = excluded.hash, email = excluded.email, created_at = excluded.created_at, expires_at = excluded.expires_at`,
  ['hash', 'purpose', 'identityId', 'email', 'now', 'expiresAt'],
);

export interface LinkRow {
  identityId: string;
  /** The address it was sent to. */
  email: string;
}

/** One of several concurrent calls gets the row. With an owner, only a link of that identity. */
export const takeLink = statement<LinkRow, { hash: Buffer; purpose: LinkPurpose; now: Date; ownerId: string | null }>(
  'auth.take_link',
  `delete from auth.link
   where hash = $hash and purpose = $purpose and expires_at > $now and ($ownerId::uuid is null or identity_id = $ownerId)
   returning identity_id as "identityId", email`,
  ['hash', 'purpose', 'now', 'ownerId'],
);

export const removeLinks = statement<never, [identityId: string, purpose: LinkPurpose]>(
  'auth.remove_links',
  `delete from auth.link where identity_id = $1 and purpose = $2`,
);

export const removeOldLinks = statement<{ hash: Buffer }, [before: Date]>(
  'auth.remove_old_links',
  `delete from auth.link where hash in (
     select hash from auth.link where expires_at < $1 limit 500 for update skip locked)
   returning hash`,
);

export const removeAllLinks = statement<never, [identityId: string]>(
  'auth.remove_all_links',
  `delete from auth.link where identity_id = $1`,
);
