-- Times of the steps of a shipment: preparation began, dispatched, delivered.
alter table purchase.shipment
  add column prepared_at timestamptz,
  add column dispatched_at timestamptz,
  add column delivered_at timestamptz;

-- Earlier steps are audit events with the dispatch date of their shipment. The history of an order with one shipment is that shipment's.
update purchase.shipment s set prepared_at = step.prepared, dispatched_at = step.dispatched, delivered_at = step.delivered
from (
  select shipment_id,
    min(at) filter (where status = 'preparing') as prepared,
    min(at) filter (where status = 'dispatched') as dispatched,
    min(at) filter (where status = 'delivered') as delivered
  from (
    select m.id as shipment_id, substr(a.action, length('purchase.shipment_') + 1) as status, a.at
    from platform.audit a join purchase.shipment m on m.order_id::text = a.subject_id
      and m.dispatch_date is not distinct from (a.detail ->> 'dispatchDate')::date
    where a.action in ('purchase.shipment_preparing', 'purchase.shipment_dispatched', 'purchase.shipment_delivered')
    union all
    select m.id, e.status, e.at
    from purchase.order_event e join purchase.shipment m on m.order_id = e.order_id
    where e.status in ('preparing', 'dispatched', 'delivered')
      and not exists (select from purchase.shipment other where other.order_id = m.order_id and other.id <> m.id)
  ) known
  group by shipment_id
) step
where s.id = step.shipment_id;
