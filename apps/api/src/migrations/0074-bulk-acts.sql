-- A bulk act of an operator on shipments, and what it changed, so that it can be undone for a day.
create table purchase.bulk_act (
  id          uuid primary key default gen_random_uuid(),
  operator_id uuid not null,
  -- The state that the shipments were moved to.
  moved_to    text not null check (moved_to in ('preparing', 'dispatched', 'delivered')),
  at          timestamptz not null default now()
);

create table purchase.bulk_act_item (
  act_id      uuid not null references purchase.bulk_act on delete cascade,
  shipment_id bigint not null references purchase.shipment on delete cascade,
  undone_at   timestamptz,
  primary key (act_id, shipment_id)
);
create index bulk_act_item_shipment on purchase.bulk_act_item (shipment_id);
