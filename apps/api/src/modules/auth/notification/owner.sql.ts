import { statement } from '../../../platform/db.ts';
import type { ContactDetails } from './notify-owner.ts';

export interface OwnerRow extends ContactDetails {
  id: string;
  name: string;
  lastName: string;
  /** The owner opened a link in this mailbox. */
  isConfirmed: boolean;
}

const columns = `identity.id, identity.name, identity.last_name as "lastName", identity.email, identity.phone_e164 as "phoneE164",
  identity.email_confirmed_at is not null as "isConfirmed"`;
/** Excludes the guest, deleted accounts, and blocked accounts, which get no way back in. */
const owned = `identity.deleted_at is null and identity.blocked_at is null and identity.role <> 'Guest'`;

export const findOwner = statement<OwnerRow, [id: string]>(
  'auth.find_owner',
  `select ${columns} from auth.identity where identity.id = $1 and ${owned}`,
);

/** Locked until the transaction ends: a concurrent closing of the account waits, or is over. */
export const findOwnerByEmail = statement<OwnerRow, [email: string]>(
  'auth.find_owner_by_email',
  `select ${columns} from auth.identity where identity.email = $1 and ${owned} for share`,
);

/** The owner of a valid link that sets a password and was sent to the current e-mail. */
export const findOwnerByLink = statement<OwnerRow, [hash: Buffer, now: Date]>(
  'auth.find_owner_by_link',
  `select ${columns} from auth.link
   join auth.identity on identity.id = link.identity_id and identity.email = link.email and ${owned}
   where link.hash = $1 and link.purpose = 'password' and link.expires_at > $2`,
);
