import { rowIs, statement } from '../../../platform/db.ts';

/** What a customer owes with one due day. */
export interface DueDebt {
  customerId: string;
  dueOn: string;
  balance: number;
  documents: number;
}

/**
 * The next debts that are due from today up to `until` and that nothing was said about, marked as reminded: the first due day first. Two processes never
 * take the same.
 */
export const claimDueDebts = statement(
  'auth.claim_due_debts',
  `with due as (
     select o.customer_id, o.due_on from auth.open_document o
     where o.due_on between $today::date and $until::date
       and not exists (select from auth.due_reminder r where r.customer_id = o.customer_id and r.due_on = o.due_on)
     group by 1, 2 order by 2, 1 limit $most
   ), claimed as (
     insert into auth.due_reminder (customer_id, due_on, reminded_at) select customer_id, due_on, $now from due
     on conflict do nothing returning customer_id, due_on
   )
   select c.customer_id as "customerId", c.due_on::text as "dueOn", sum(o.balance)::int as balance, count(*)::int as documents
   from claimed c join auth.open_document o on o.customer_id = c.customer_id and o.due_on = c.due_on
   group by 1, c.due_on order by c.due_on, 1`,
  rowIs<DueDebt>(),
);
