import { statement } from '../../../platform/db.ts';

const counts = `o.status not in ('cancelled', 'rejected', 'pending_payment')`;

/** The days of the orders of customers since `$from`, in order. */
export const listOrderDays = statement(
  'purchase.list_order_days',
  `select o.customer_id as "customerId",
     array_agg(distinct to_char(o.created_at at time zone 'America/Bogota', 'YYYY-MM-DD')) as days
   from purchase.order o where o.customer_id = any($customerIds::uuid[]) and o.created_at >= $from and ${counts}
   group by o.customer_id`,
);

/** Pesos of the orders that an identity placed since the first moment of today and of the month. */
export const sumSellerSales = statement(
  'purchase.sum_seller_sales',
  `select coalesce(sum(o.total), 0)::float8 as month, coalesce(sum(o.total) filter (where o.created_at >= $today), 0)::float8 as today
   from purchase.order o where o.identity_id = $identityId and o.created_at >= $month and ${counts}`,
);

/** The reasons of a seller's visits of a day. */
export const listNoSales = statement(
  'purchase.list_no_sales',
  `select n.customer_id as "customerId", n.reason from purchase.no_sale n where n.identity_id = $identityId and n.day = $day`,
);

/** One reason for a seller, a customer and a day: the last one counts. */
export const noteNoSale = statement(
  'purchase.note_no_sale',
  `insert into purchase.no_sale (identity_id, customer_id, day, reason, noted_at)
   values ($identityId, $customerId, $day, $reason, $now)
   on conflict (identity_id, day, customer_id) do update set reason = excluded.reason, noted_at = excluded.noted_at`,
);

/** The same, noted some time ago: a later one stays. */
export const noteEarlierNoSale = statement(
  'purchase.note_earlier_no_sale',
  `insert into purchase.no_sale (identity_id, customer_id, day, reason, noted_at)
   values ($identityId, $customerId, $day, $reason, $takenAt)
   on conflict (identity_id, day, customer_id) do update set reason = excluded.reason, noted_at = excluded.noted_at
   where no_sale.noted_at <= excluded.noted_at`,
);

/** No row when the phone's id was claimed before; a claim of a transaction that still runs is waited for. */
export const insertVisit = statement(
  'purchase.insert_visit',
  `insert into purchase.visit (client_visit_id, identity_id, customer_id, digest, reason, note, taken_at, arrived, latitude, longitude, accuracy)
   values ($clientVisitId, $identityId, $customerId, $digest, $reason, $note, $takenAt, $arrived, $latitude, $longitude, $accuracy)
   on conflict (client_visit_id) do nothing returning client_visit_id as "clientVisitId"`,
);

export const findVisit = statement(
  'purchase.find_visit',
  `select v.identity_id as "identityId", v.digest from purchase.visit v where v.client_visit_id = $1`,
);

/** The last note of each customer. */
export const listLastNotes = statement(
  'purchase.list_last_notes',
  `select asked.id as "customerId", last.note, last.taken_at as "takenAt"
   from unnest($1::uuid[]) asked(id) cross join lateral (
     select v.note, v.taken_at from purchase.visit v where v.customer_id = asked.id and v.note <> ''
     order by v.taken_at desc limit 1) last`,
);

/** The notes of a customer after the note `$before`, the newest first. */
export const listNotes = statement(
  'purchase.list_notes',
  `select v.client_visit_id as id, v.note as text, v.taken_at as at, trim(i.name || ' ' || i.last_name) as by
   from purchase.visit v join auth.identity i on i.id = v.identity_id
   where v.customer_id = $customerId and v.note <> ''
     and ($before::uuid is null or (v.taken_at, v.client_visit_id) <
       (select b.taken_at, b.client_visit_id from purchase.visit b where b.client_visit_id = $before and b.customer_id = $customerId))
   order by v.taken_at desc, v.client_visit_id desc limit $most`,
);

export const removeNoSale = statement(
  'purchase.remove_no_sale',
  `delete from purchase.no_sale n where n.identity_id = $identityId and n.customer_id = $customerId and n.day = $day`,
);

/** On which days customers are visited. */
export const listVisitPlans = statement(
  'purchase.list_visit_plans',
  `select p.customer_id as "customerId", p.weekdays, to_char(p.at, 'HH24:MI') as at
   from purchase.planned_visit p where p.customer_id = any($1::uuid[])`,
);

/** When a seller first arrived at customers since `$from`. */
export const listArrivals = statement(
  'purchase.list_arrivals',
  `select v.customer_id as "customerId", min(v.taken_at) as at from purchase.visit v
   where v.customer_id = any($customerIds::uuid[]) and v.identity_id = $identityId and v.taken_at >= $from and v.arrived
   group by v.customer_id`,
);

/** Takes the position off a batch of arrivals before `$before`. */
export const forgetArrivalPoints = statement(
  'purchase.forget_arrival_points',
  `update purchase.visit set latitude = null, longitude = null, accuracy = null
   where client_visit_id in (
     select v.client_visit_id from purchase.visit v where v.latitude is not null and v.taken_at < $before
     order by v.taken_at limit 500 for update skip locked)
   returning client_visit_id as "clientVisitId"`,
);

export const saveVisitPlan = statement(
  'purchase.save_visit_plan',
  `insert into purchase.planned_visit (customer_id, weekdays, at, identity_id, changed_at)
   values ($customerId, $weekdays::smallint[], $at::time, $identityId, $now)
   on conflict (customer_id) do update set weekdays = excluded.weekdays, at = excluded.at, identity_id = excluded.identity_id,
     changed_at = excluded.changed_at`,
);

export const removeVisitPlan = statement(
  'purchase.remove_visit_plan',
  `delete from purchase.planned_visit p where p.customer_id = $1`,
);
