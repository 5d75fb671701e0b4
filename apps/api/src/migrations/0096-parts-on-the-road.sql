-- A part of an order leaves from a warehouse of its own choice, and stays with its load while that is on the road.

alter table purchase.shipment
  -- The warehouse it leaves from and that holds its units; null for the order's.
  add column warehouse_id text references tracking.warehouse,
  -- The load it travels with, "HR-00871"; null in a warehouse.
  add column load_code text check (length(load_code) between 1 and 20);
create index shipment_warehouse on purchase.shipment (warehouse_id) where warehouse_id is not null;

update purchase.shipment s set load_code = l.code
from dispatch.load_stop p join dispatch.load l on l.id = p.load_id
where p.shipment_id = s.id and p.kind = 'delivery' and l.state = 'on_road';
