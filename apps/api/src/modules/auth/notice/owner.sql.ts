import { statement } from '../../../platform/db.ts';
import type { Reachable } from './tell-owner.ts';

export interface OwnerRow extends Reachable {
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

export interface PersonRow {
  identityId: string;
  name: string;
  email: string | null;
  isConfirmed: boolean;
  isOwner: boolean;
}

/** Somebody and the owner of a customer; whoever is both, once. */
export const findPeopleOf = statement<PersonRow, [identityId: string, customerId: string]>(
  'auth.find_people_of',
  `select identity.id as "identityId", identity.name, identity.email,
     identity.email_confirmed_at is not null as "isConfirmed", identity.id is not distinct from customer.identity_id as "isOwner"
   from auth.identity left join auth.customer on customer.id = $2
   where identity.id in ($1, customer.identity_id) and ${owned}
   order by identity.id = $1 desc`,
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
