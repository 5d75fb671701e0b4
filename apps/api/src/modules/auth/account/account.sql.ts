import { statement } from '../../../platform/db.ts';
import type { Reachable } from '../notice/tell-owner.ts';
import type { PresentBusiness } from './profile.rules.ts';

export interface ProfileRow extends Reachable {
  customer: PresentBusiness | null;
}

/** What a change of a profile is compared with; no row for who left. */
export const findProfile = statement<ProfileRow, [identityId: string]>(
  'auth.find_profile',
  `select identity.email, identity.phone_e164 as "phoneE164", case when customer.id is not null then jsonb_build_object('name', customer.name,
     'documentType', customer.document_type, 'document', customer.document_number, 'approval', customer.approval) end as customer
   from auth.identity left join auth.customer on customer.identity_id = identity.id
   where identity.id = $1 and identity.role <> 'Guest' and identity.deleted_at is null`,
);

/** What is null stays. No row for who left meanwhile. */
export const changeNames = statement<
  { id: string },
  [identityId: string, name: string | null, lastName: string | null]
>(
  'auth.change_names',
  `update auth.identity set name = coalesce($2, name), last_name = coalesce($3, last_name)
   where id = $1 and role <> 'Guest' and deleted_at is null returning id`,
);

/** Corrects what somebody has to look at: what was rejected is looked at again. No row once it is approved. */
export const changeBusiness = statement<
  { id: string },
  [identityId: string, name: string, documentType: string | null, document: string | null]
>(
  'auth.change_business',
  `update auth.customer set name = $2, document_type = $3, document_number = $4,
     approval = case approval when 'rejected' then 'in_review' else approval end,
     approval_reason = null, reviewed_at = case approval when 'rejected' then null else reviewed_at end
   where identity_id = $1 and approval <> 'approved' returning id`,
);

export const changePhone = statement<never, [identityId: string, phone: string, phoneE164: string]>(
  'auth.change_phone',
  `update auth.identity set phone = $2, phone_e164 = $3 where id = $1`,
);

/** Who wrote an address down and never showed it is theirs gives it up to who did; it stays to be shown. */
export const releaseEmail = statement<{ id: string }, [identityId: string, email: string]>(
  'auth.release_email',
  `update auth.identity set email = null, email_pending = $2
   where email = $2 and id <> $1 and email_confirmed_at is null and deleted_at is null returning id`,
);

/** No row for who left meanwhile. */
export const changeEmail = statement<{ email: string }, [identityId: string, email: string, now: Date]>(
  'auth.change_email',
  `update auth.identity set email = $2, email_pending = null, email_confirmed_at = $3
   where id = $1 and deleted_at is null returning email`,
);

/** The new e-mail whose link was not opened yet. */
export const findPendingEmail = statement<{ email: string }, [identityId: string, now: Date]>(
  'auth.find_pending_email',
  `select email from auth.link where identity_id = $1 and purpose = 'email' and expires_at > $2`,
);
