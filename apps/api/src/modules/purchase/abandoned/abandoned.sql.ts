import { rowIs, statement } from '../../../platform/db.ts';

/** Marks an open cart as abandoned until it changes. No row for a closed cart or another identity's. */
export const markAbandoned = statement(
  'purchase.mark_abandoned',
  `update purchase.cart set abandoned_at = coalesce(abandoned_at, $now)
   where id = $cartId and identity_id = $identityId and customer_id = $customerId and status = 'open' returning id`,
);

/** True for one process at a time, until its transaction ends. */
export const lockReminders = statement(
  'purchase.hold_reminders',
  `select pg_try_advisory_xact_lock(hashtext('purchase.reminders')) as held`,
);

export interface AbandonedCart {
  id: string;
  identityId: string;
  customerId: string;
  units: number;
}

/**
 * The next abandoned carts of identities with lines: marked and unchanged since `markedBefore`, or unmarked and unchanged since `unmarkedBefore`, and changed
 * after `notBefore`. Each cart is looked at once per change. Returns one cart per identity, and none for identities reminded after `remindedAfter`.
 */
export const claimAbandonedCarts = statement(
  'purchase.claim_left_carts',
  `with due as materialized (
     select c.id from purchase.cart c
     where c.status = 'open' and c.identity_id is not null and c.reminded_at is null and c.updated_at > $notBefore
       and c.updated_at <= case when c.abandoned_at is null then $unmarkedBefore::timestamptz else $markedBefore::timestamptz end
       and (c.looked_at is null or c.looked_at < c.updated_at)
       and exists (select from purchase.cart_line l where l.cart_id = c.id)
     order by c.updated_at, c.id limit $most for update skip locked
   ), looked as (
     update purchase.cart c set looked_at = $now from due where c.id = due.id
     returning c.id, c.identity_id, c.customer_id, c.updated_at
   )
   select distinct on (identity_id) id, identity_id as "identityId", customer_id as "customerId",
     (select sum(l.quantity)::int from purchase.cart_line l where l.cart_id = looked.id) as units
   from looked
   where not exists (select from purchase.cart r where r.identity_id = looked.identity_id and r.reminded_at > $remindedAfter)
   order by identity_id, updated_at desc`,
  rowIs<Pick<AbandonedCart, 'identityId' | 'units'>>(),
);

export const markReminded = statement(
  'purchase.mark_reminded',
  'update purchase.cart set reminded_at = $now where id = any($ids::uuid[])',
);
