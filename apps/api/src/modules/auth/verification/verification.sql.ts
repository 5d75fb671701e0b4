import { statement } from '../../../platform/db.ts';
import type { Purpose } from './code.rules.ts';

export interface CountedTry {
  codeDigest: Buffer | null;
  phone: string;
  tries: number;
}

/** Of any number at once at most five get a row, and only for a flow that is alive and of this purpose, phone and person. */
export const countTry = statement<
  CountedTry,
  [tokenHash: Buffer, purpose: Purpose, phone: string | null, identityId: string | null, now: Date]
>(
  'auth.count_try',
  `update auth.verification set tries = tries + 1
   where token_hash = $1 and purpose = $2 and ($3::text is null or phone_e164 = $3)
     and ($4::uuid is null or identity_id = $4) and tries < 5 and closed_at is null and expires_at > $5
   returning code_digest as "codeDigest", phone_e164 as phone, tries`,
);

/**
 * Of many right codes at once exactly one gets a row. To sign in, the person must still be there and have that phone; the guest
 * never has one.
 */
export const closeProved = statement<{ phone: string; identityId: string | null }, [tokenHash: Buffer, now: Date]>(
  'auth.close_proved',
  `update auth.verification set closed_at = $2
   where token_hash = $1 and closed_at is null and (purpose = 'register' or exists (
     select from auth.identity where identity.id = verification.identity_id and identity.role <> 'Guest'
       and identity.phone_e164 = verification.phone_e164 and identity.deleted_at is null))
   returning phone_e164 as phone, identity_id as "identityId"`,
);

/** The flow's phone may register, unless somebody signs in with it: then no row. */
export const grantPhone = statement<{ phone: string }, [tokenHash: Buffer, grantedHash: Buffer, until: Date]>(
  'auth.grant_phone',
  `update auth.verification set granted_hash = $2, granted_until = $3
   where token_hash = $1 and not exists (
     select from auth.identity where identity.phone_e164 = verification.phone_e164 and identity.deleted_at is null)
   returning phone_e164 as phone`,
);

/** Of any number at once exactly one gets a row. */
export const spendGrant = statement<{ phone: string }, [grantedHash: Buffer, now: Date]>(
  'auth.spend_grant',
  `update auth.verification set granted_hash = null, granted_until = null
   where granted_hash = $1 and granted_until > $2 returning phone_e164 as phone`,
);
