import { statement } from '../../../platform/db.ts';
import type { ContactDetails } from './notify-owner.ts';

export interface OwnerRow extends ContactDetails {
  id: string;
  name: string;
  lastName: string;
  /** The mailbox was seen to be theirs. */
  isConfirmed: boolean;
}

const columns = `identity.id, identity.name, identity.last_name as "lastName", identity.email, identity.phone_e164 as "phoneE164",
  identity.email_confirmed_at is not null as "isConfirmed"`;
/** The guest is nobody's account, who left has none, and who is blocked gets no way back in. */
const owned = `identity.deleted_at is null and identity.blocked_at is null and identity.role <> 'Guest'`;

export const findOwner = statement<OwnerRow, [id: string]>(
  'auth.find_owner',
  `select ${columns} from auth.identity where identity.id = $1 and ${owned}`,
);

/** Held until the transaction ends: who closes the account waits, or is gone by then. */
export const findOwnerByEmail = statement<OwnerRow, [email: string]>(
  'auth.find_owner_by_email',
  `select ${columns} from auth.identity where identity.email = $1 and ${owned} for share`,
);

/** Whose password a link sets: as long as it holds, and went to the address that is still the owner's. */
export const findOwnerByLink = statement<OwnerRow, [hash: Buffer, now: Date]>(
  'auth.find_owner_by_link',
  `select ${columns} from auth.link
   join auth.identity on identity.id = link.identity_id and identity.email = link.email and ${owned}
   where link.hash = $1 and link.purpose = 'password' and link.expires_at > $2`,
);
