import type { Channel } from '@tonalia/contract/people';
import { statement } from '../../../platform/db.ts';
import type { CodePurpose } from './code.ts';
import { type OldestSends, SEND_LIMITS, type SendLimit } from './send-limits.rules.ts';

/** Serialises sends per phone and per site. Always the phone first, to avoid deadlocks. */
export const lockSends = statement<never, [phone: string, site: string]>(
  'auth.lock_sends',
  `select pg_advisory_xact_lock(hashtextextended('code for ' || $1, 0)),
     pg_advisory_xact_lock(hashtextextended('code from ' || $2, 0))`,
);

const oldestFilling = (limit: SendLimit, of: string) => `(
     select created_at from auth.verification ${of} order by created_at desc offset ${SEND_LIMITS[limit].most - 1} limit 1
   ) as "${limit}"`;

export const findOldestSends = statement<OldestSends, [phone: string, site: string]>(
  'auth.find_filling_sends',
  `select ${[
    oldestFilling('resend', 'where phone_e164 = $1'),
    oldestFilling('phoneHour', 'where phone_e164 = $1'),
    oldestFilling('phoneDay', 'where phone_e164 = $1'),
    oldestFilling('phoneFromSiteDay', 'where phone_e164 = $1 and network = $2'),
    oldestFilling('siteHour', 'where network = $2'),
    oldestFilling('siteDay', 'where network = $2'),
    oldestFilling('installationDay', ''),
  ].join(', ')}`,
);

export interface PhoneOwner {
  id: string;
  /** Only a confirmed one. */
  email: string | null;
}

/** Codes go only to mailboxes their owner has confirmed. */
export const findPhoneOwner = statement<PhoneOwner, [phone: string]>(
  'auth.find_phone_owner',
  `select id, case when email_confirmed_at is not null then email end as email
   from auth.identity where phone_e164 = $1 and deleted_at is null`,
);

/** A newer code invalidates the one before. */
export const closeOlderCodes = statement<never, [phone: string, purpose: CodePurpose, now: Date]>(
  'auth.close_older_codes',
  `update auth.verification set closed_at = $3 where phone_e164 = $1 and purpose = $2 and closed_at is null`,
);

export const insertVerification = statement<
  never,
  {
    tokenHash: Buffer;
    purpose: CodePurpose;
    phone: string;
    identityId: string | null;
    channel: Channel;
    codeDigest: Buffer | null;
    site: string;
    now: Date;
    expiresAt: Date;
  }
>(
  'auth.insert_verification',
  `insert into auth.verification
     (token_hash, purpose, phone_e164, identity_id, channel, code_digest, network, created_at, expires_at)
   values ($tokenHash, $purpose, $phone, $identityId, $channel, $codeDigest, left($site, 60), $now, $expiresAt)`,
  ['tokenHash', 'purpose', 'phone', 'identityId', 'channel', 'codeDigest', 'site', 'now', 'expiresAt'],
);

export interface CountedTry {
  codeDigest: Buffer | null;
  phone: string;
  tries: number;
}

/** Counts a try. At most five get a row, and only for an open flow of this purpose, phone and identity. */
export const countTry = statement<
  CountedTry,
  { tokenHash: Buffer; purpose: CodePurpose; phone: string | null; identityId: string | null; now: Date }
>(
  'auth.count_try',
  `update auth.verification set tries = tries + 1
   where token_hash = $tokenHash and purpose = $purpose and ($phone::text is null or phone_e164 = $phone)
     and ($identityId::uuid is null or identity_id = $identityId) and tries < 5 and closed_at is null and expires_at > $now
   returning code_digest as "codeDigest", phone_e164 as phone, tries`,
  ['tokenHash', 'purpose', 'phone', 'identityId', 'now'],
);

/**
 * One of several concurrent right codes gets a row. For a sign-in the account must still exist, be unblocked and have the phone;
 * the guest never does.
 */
export const closeProved = statement<{ phone: string; identityId: string | null }, [tokenHash: Buffer, now: Date]>(
  'auth.close_proved',
  `update auth.verification set closed_at = $2
   where token_hash = $1 and closed_at is null and (purpose = 'register' or exists (
     select from auth.identity where identity.id = verification.identity_id and identity.role <> 'Guest'
       and identity.phone_e164 = verification.phone_e164 and identity.deleted_at is null and identity.blocked_at is null))
   returning phone_e164 as phone, identity_id as "identityId"`,
);

/** Grants registration with the phone of a flow. No row when an account has the phone. */
export const grantPhone = statement<{ phone: string }, [tokenHash: Buffer, grantedHash: Buffer, until: Date]>(
  'auth.grant_phone',
  `update auth.verification set granted_hash = $2, granted_until = $3
   where token_hash = $1 and not exists (
     select from auth.identity where identity.phone_e164 = verification.phone_e164 and identity.deleted_at is null)
   returning phone_e164 as phone`,
);

/** One of several concurrent calls gets a row. */
export const spendGrant = statement<{ phone: string }, [grantedHash: Buffer, now: Date]>(
  'auth.spend_grant',
  `update auth.verification set granted_hash = null, granted_until = null
   where granted_hash = $1 and granted_until > $2 returning phone_e164 as phone`,
);

/** The limits look back a day; a day more for investigations. */
export const removeOldVerifications = statement<{ hash: Buffer }, [before: Date]>(
  'auth.remove_old_verifications',
  `delete from auth.verification where token_hash in (
     select token_hash from auth.verification where created_at < $1 limit 500 for update skip locked)
   returning token_hash as hash`,
);

export const findGrant = statement<{ phone: string }, [grantedHash: Buffer, now: Date]>(
  'auth.find_grant',
  `select phone_e164 as phone from auth.verification where granted_hash = $1 and granted_until > $2`,
);
