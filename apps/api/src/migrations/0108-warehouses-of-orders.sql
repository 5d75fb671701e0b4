-- The warehouses that an order's parts leave from, in its own row: the list filters by them on one table, with an index.
alter table purchase.order add column warehouse_ids text[] not null default '{}';

-- Those of the parts that are not cancelled, or of all once every part is; the order's own before it has parts.
create function purchase.warehouses_of(wanted uuid, own text) returns text[] language sql stable as $$
  select coalesce(array_agg(distinct coalesce(s.warehouse_id, own)) filter (where s.status <> 'cancelled'),
    array_agg(distinct coalesce(s.warehouse_id, own)), array[own])
  from purchase.shipment s where s.order_id = wanted
$$;

update purchase.order set warehouse_ids = array[warehouse_id];
update purchase.order set warehouse_ids = purchase.warehouses_of(id, warehouse_id)
where id in (select order_id from purchase.shipment where warehouse_id is not null);

create function purchase.begin_warehouses() returns trigger language plpgsql as $$
begin
  new.warehouse_ids := array[new.warehouse_id];
  return new;
end $$;
create trigger begin_warehouses before insert on purchase.order
  for each row execute function purchase.begin_warehouses();

-- A part changes only under the lock of its order, so two changes never read each other's old state.
create function purchase.keep_warehouses() returns trigger language plpgsql as $$
begin
  update purchase.order o set warehouse_ids = purchase.warehouses_of(o.id, o.warehouse_id)
  where o.id = coalesce(new.order_id, old.order_id);
  return null;
end $$;
create trigger keep_warehouses_moved after update of warehouse_id, status on purchase.shipment for each row
  when (old.warehouse_id is distinct from new.warehouse_id or (old.status = 'cancelled') <> (new.status = 'cancelled'))
  execute function purchase.keep_warehouses();
create trigger keep_warehouses_removed after delete on purchase.shipment
  for each row execute function purchase.keep_warehouses();

-- Of added parts nearly all leave from the one warehouse that their order has already.
create function purchase.add_warehouses() returns trigger language plpgsql as $$
begin
  update purchase.order o set warehouse_ids = purchase.warehouses_of(o.id, o.warehouse_id)
  where o.id in (select own.id from added join purchase.order own on own.id = added.order_id
    where own.warehouse_ids <> array[coalesce(added.warehouse_id, own.warehouse_id)]);
  return null;
end $$;
create trigger add_warehouses after insert on purchase.shipment
  referencing new table as added for each statement execute function purchase.add_warehouses();

-- A warehouse that few orders leave from is found without reading the others.
create index order_warehouses on purchase.order using gin (warehouse_ids);
drop index purchase.order_status;
create index order_status on purchase.order (status, created_at desc)
  include (total, payment_method, warehouse_id, customer_id, city_id, warehouse_ids);
analyze purchase.order;
