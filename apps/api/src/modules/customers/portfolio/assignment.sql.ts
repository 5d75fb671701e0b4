import { statement } from '../../../platform/db.ts';

/** Approved customers with an open account among these, locked in one order for all assignments. */
export const lockAssignable = statement(
  'auth.lock_assignable',
  `select c.id, c.name from auth.customer c left join auth.identity i on i.id = c.identity_id
   where c.id = any($1::uuid[]) and c.approval = 'approved' and i.deleted_at is null order by c.id for update of c`,
);

/** The sellers of these customers now; customers without one are absent. */
export const listSellersOf = statement(
  'auth.list_sellers_of',
  `select p.customer_id as "customerId", p.seller_id as "sellerId", trim(concat_ws(' ', i.name, i.last_name)) as name
   from auth.portfolio p join auth.identity i on i.id = p.seller_id where p.customer_id = any($1::uuid[])`,
);

/** Begins an assignment with the customers that it moves, as they are at this moment. */
export const insertAssignment = statement(
  'auth.insert_assignment',
  `with act as (insert into auth.assignment (operator_id, seller_id, at) values ($operatorId, $sellerId, $at) returning id),
   moved as (
     insert into auth.assigned_customer (assignment_id, customer_id, seller_before, assigned_before)
     select act.id, c.id, p.seller_id, p.assigned_at
     from act, unnest($customerIds::uuid[]) as c (id) left join auth.portfolio p on p.customer_id = c.id)
   select id from act`,
);

export const putManyIntoPortfolio = statement(
  'auth.put_many_into_portfolio',
  `insert into auth.portfolio (customer_id, seller_id, assigned_at) select c.id, $sellerId, $now from unnest($customerIds::uuid[]) as c (id)
   on conflict (customer_id) do update set seller_id = excluded.seller_id, assigned_at = excluded.assigned_at`,
);

export const takeOutOfPortfolios = statement(
  'auth.take_out_of_portfolios',
  `delete from auth.portfolio where customer_id = any($1::uuid[])`,
);

/** An assignment that can still be undone. */
export const findAssignment = statement(
  'auth.find_assignment',
  `select id, seller_id as "sellerId" from auth.assignment where id = $assignmentId and at > $since`,
);

/** Its customers that were not given back yet, with the seller each had; the seller's account may have ended since. */
export const listAssigned = statement(
  'auth.list_assigned',
  `select a.customer_id as "customerId", c.name, a.seller_before as "sellerBefore",
     coalesce(i.blocked_at is null and i.deleted_at is null, true) as "isOpen"
   from auth.assigned_customer a join auth.customer c on c.id = a.customer_id left join auth.identity i on i.id = a.seller_before
   where a.assignment_id = $1 and a.undone_at is null order by c.search_name, c.id`,
);

/** Gives customers back to the seller that each had; those that had none stay in no portfolio. */
export const giveBack = statement(
  'auth.give_back',
  `with undone as (
     update auth.assigned_customer set undone_at = $now
     where assignment_id = $assignmentId and customer_id = any($customerIds::uuid[]) and undone_at is null
     returning customer_id, seller_before, assigned_before)
   insert into auth.portfolio (customer_id, seller_id, assigned_at)
   select customer_id, seller_before, assigned_before from undone where seller_before is not null
   on conflict (customer_id) do update set seller_id = excluded.seller_id, assigned_at = excluded.assigned_at`,
);
