import { statement } from '../../../platform/db.ts';

/** An identity that gets reminders of the carts of a customer. */
export interface ReminderSubscriber {
  identityId: string;
  name: string;
  email: string;
  customerName: string;
  /** Where it wants news. */
  wantsMail: boolean;
  wantsPush: boolean;
}

/** Of these identities and customers, those with reminders on, an e-mail, an open account, and the right to act for the customer. */
export const selectReminderSubscribers = statement<ReminderSubscriber, [identityIds: string[], customerIds: string[]]>(
  'auth.find_wanting_reminders',
  `select identity.id as "identityId", identity.name, identity.email, customer.name as "customerName",
     identity.news_by_mail as "wantsMail", identity.news_by_push as "wantsPush"
   from unnest($1::uuid[], $2::uuid[]) as asked(identity_id, customer_id)
   join auth.identity on identity.id = asked.identity_id
   join auth.customer on customer.id = asked.customer_id
   where identity.reminders_at is not null and identity.email is not null and identity.deleted_at is null
     and identity.blocked_at is null and (identity.news_by_mail or identity.news_by_push)
     and (customer.identity_id = identity.id or exists (
       select from auth.portfolio where portfolio.customer_id = customer.id and portfolio.seller_id = identity.id))`,
);
