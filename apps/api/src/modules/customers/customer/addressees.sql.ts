import { statement } from '../../../platform/db.ts';

/** A person to notify. */
export interface Addressee {
  identityId: string;
  name: string;
  /** Null also for a person that wants no news by mail. */
  email: string | null;
  /** In E.164; only for what it asked to have there. */
  phoneE164: string | null;
  /** Wants the news on its phones. */
  wantsPush: boolean;
  /** The owner opened a link in this mailbox. */
  isConfirmed: boolean;
  /** The owner of the customer, not its seller. */
  isOwner: boolean;
}

/** An identity and the owner of a customer; once when they are the same. */
export const findPeopleOf = statement<Addressee, [identityId: string | null, customerId: string]>(
  'auth.find_people_of',
  `select identity.id as "identityId", identity.name, case when identity.news_by_mail then identity.email end as email,
     identity.phone_e164 as "phoneE164", identity.news_by_push as "wantsPush",
     identity.email_confirmed_at is not null as "isConfirmed", identity.id is not distinct from customer.identity_id as "isOwner"
   from auth.identity left join auth.customer on customer.id = $2
   where identity.id = any(array[$1, (select owned.identity_id from auth.customer owned where owned.id = $2)]) and identity.deleted_at is null and identity.blocked_at is null and identity.role <> 'Guest'
   order by identity.id = $1 desc`,
);
