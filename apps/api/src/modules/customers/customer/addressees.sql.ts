import { statement } from '../../../platform/db.ts';

/** Somebody who is told of something. */
export interface Addressee {
  identityId: string;
  name: string;
  email: string | null;
  /** The mailbox was seen to be theirs. */
  isConfirmed: boolean;
  /** The customer is themselves: not the seller who acts for them. */
  isOwner: boolean;
}

/** Somebody and the owner of a customer; whoever is both, once. */
export const findPeopleOf = statement<Addressee, [identityId: string, customerId: string]>(
  'auth.find_people_of',
  `select identity.id as "identityId", identity.name, identity.email,
     identity.email_confirmed_at is not null as "isConfirmed", identity.id is not distinct from customer.identity_id as "isOwner"
   from auth.identity left join auth.customer on customer.id = $2
   where identity.id in ($1, customer.identity_id) and identity.deleted_at is null and identity.blocked_at is null and identity.role <> 'Guest'
   order by identity.id = $1 desc`,
);
