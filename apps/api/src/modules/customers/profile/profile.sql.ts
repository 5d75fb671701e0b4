import { statement } from '../../../platform/db.ts';
import type { ContactDetails } from '../../auth/index.ts';
import type { CurrentBusiness } from './profile.rules.ts';

export interface ProfileRow extends ContactDetails {
  customer: CurrentBusiness | null;
}

/** The values a change is compared with; no row for a closed account. */
export const findProfile = statement<ProfileRow, [identityId: string]>(
  'auth.find_profile',
  `select identity.email, identity.phone_e164 as "phoneE164", case when customer.id is not null then jsonb_build_object('name', customer.name,
     'documentType', customer.document_type, 'document', customer.document_number, 'approval', customer.approval) end as customer
   from auth.identity left join auth.customer on customer.identity_id = identity.id
   where identity.id = $1 and identity.role <> 'Guest' and identity.deleted_at is null`,
);

/** Corrects a business before it is approved; a rejected one is reviewed again. No row once it is approved. */
export const changeBusiness = statement<
  { id: string },
  { identityId: string; name: string; documentType: string | null; document: string | null }
>(
  'auth.change_business',
  `update auth.customer set name = $name, document_type = $documentType, document_number = $document,
     approval = case approval when 'rejected' then 'in_review' else approval end,
     approval_reason = null, reviewed_at = case approval when 'rejected' then null else reviewed_at end
   where identity_id = $identityId and approval <> 'approved' returning id`,
  ['identityId', 'name', 'documentType', 'document'],
);
