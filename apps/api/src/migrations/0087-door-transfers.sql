-- Money that drivers report as transferred at the door. Until the settlement of the load closes it was not seen at the bank: the order still owes it,
-- and no other part of the order collects it.
create table purchase.door_transfer (
  -- The delivery of it, by the phone's id.
  id         uuid primary key,
  order_id   uuid not null references purchase.order on delete cascade,
  amount     bigint not null check (amount > 0),
  reference  text not null check (length(reference) between 1 and 40),
  settled_at timestamptz
);
create index door_transfer_open on purchase.door_transfer (order_id) where settled_at is null;

insert into purchase.door_transfer (id, order_id, amount, reference)
select d.id, h.order_id, d.electronic, d.electronic_reference
from dispatch.delivery d join dispatch.load l on l.id = d.load_id
join dispatch.load_stop s on s.id = d.stop_id join purchase.shipment h on h.id = s.shipment_id
where l.state = 'on_road' and d.electronic > 0;
