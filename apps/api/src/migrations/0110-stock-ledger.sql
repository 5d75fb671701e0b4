-- The ledger of stock. `available` can be sold; `reserved` is promised to orders and still in the building; both are on hand.
alter table products.stock add column reserved int not null default 0 constraint reserved_never_negative check (reserved >= 0);
alter table products.stock add column on_hand int not null generated always as (available + reserved) stored;
-- Why a writer changes what is on hand: a list of {cause, units, reason, document, operator}. The trigger copies it and clears it.
alter table products.stock add column moved_for jsonb;

-- One row for each change of what is on hand; never changed. The units of a stock row add up to what is there.
create table products.stock_movement (
  id            bigint generated always as identity primary key,
  version_id    bigint not null references products.version,
  warehouse_id  text not null references tracking.warehouse,
  at            timestamptz not null default clock_timestamp(),
  units         int not null check (units <> 0),
  cause         text not null check (cause in
    ('opening', 'order', 'return', 'adjustment', 'count', 'transfer', 'receipt', 'import', 'loss', 'outside')),
  reason        text check (length(reason) between 1 and 300),
  -- Code of the order, transfer, count or return.
  document      text check (length(document) between 1 and 40),
  operator_id   uuid,
  on_hand_after int not null check (on_hand_after >= 0)
);
create index stock_movement_of_row on products.stock_movement (version_id, warehouse_id, id desc);

create function products.keep_movements() returns trigger language plpgsql as $$
begin
  raise exception 'a movement of stock cannot be changed';
end $$;
create trigger keep_movements before update or delete on products.stock_movement
  for each row execute function products.keep_movements();
create trigger keep_movements_whole before truncate on products.stock_movement
  for each statement execute function products.keep_movements();

-- The units of the open parts of orders become reserved, and each row opens its ledger with what is there.
insert into products.stock as s (version_id, warehouse_id, available, reserved)
select p.version_id, coalesce(sh.warehouse_id, o.warehouse_id), 0, sum(p.quantity)::int
from purchase.shipment sh join purchase.order o on o.id = sh.order_id
join purchase.order_line l on l.order_id = sh.order_id and l.shipment_id = sh.id
join purchase.order_line_part p on p.order_id = l.order_id and p.line_no = l.line_no
where sh.status in ('received', 'preparing')
group by 1, 2
on conflict (version_id, warehouse_id) do update set reserved = excluded.reserved;

insert into products.stock_movement (version_id, warehouse_id, units, cause, on_hand_after)
select version_id, warehouse_id, on_hand, 'opening', on_hand from products.stock where on_hand > 0 order by version_id, warehouse_id;

-- Writes the movements of a changed row in the transaction of its writer, whichever that is: orders, imports, an ERP, psql. What the writer
-- does not explain is `outside`, or `opening` of a row that begins.
create function products.record_movement() returns trigger language plpgsql as $$
declare
  after_ int := case when tg_op = 'INSERT' then 0 else old.available + old.reserved end;
  rest   int := case when tg_op = 'DELETE' then 0 else new.available + new.reserved end - after_;
  entry  jsonb;
  moved  int;
begin
  if tg_op <> 'DELETE' then
    for entry in select e.value from jsonb_array_elements(coalesce(new.moved_for, '[]')) with ordinality e (value, n) order by e.n loop
      moved := coalesce((entry ->> 'units')::int, rest);
      moved := case when rest < 0 then least(0, greatest(moved, rest)) else greatest(0, least(moved, rest)) end;
      continue when moved = 0;
      after_ := after_ + moved;
      rest := rest - moved;
      insert into products.stock_movement (version_id, warehouse_id, units, cause, reason, document, operator_id, on_hand_after)
      values (new.version_id, new.warehouse_id, moved, entry ->> 'cause', left(nullif(entry ->> 'reason', ''), 300),
        entry ->> 'document', (entry ->> 'operator')::uuid, after_);
    end loop;
  end if;
  if rest <> 0 then
    insert into products.stock_movement (version_id, warehouse_id, units, cause, on_hand_after)
    values (case when tg_op = 'DELETE' then old.version_id else new.version_id end,
      case when tg_op = 'DELETE' then old.warehouse_id else new.warehouse_id end, rest,
      case when tg_op = 'INSERT' then 'opening' else 'outside' end, after_ + rest);
  end if;
  if tg_op = 'UPDATE' then
    new.moved_for := null;
    return new;
  end if;
  if tg_op = 'INSERT' and new.moved_for is not null then
    update products.stock set moved_for = null where version_id = new.version_id and warehouse_id = new.warehouse_id;
  end if;
  return null;
end $$;

-- Units that an order reserves stay on hand: its statement fires nothing.
create trigger record_movement before update on products.stock for each row
  when (old.available + old.reserved <> new.available + new.reserved or new.moved_for is not null)
  execute function products.record_movement();
-- After the insert: an insert that becomes an update would fire a trigger before it too.
create trigger record_opening after insert on products.stock for each row
  when (new.available + new.reserved <> 0 or new.moved_for is not null)
  execute function products.record_movement();
create trigger record_closing after delete on products.stock for each row
  when (old.available + old.reserved <> 0)
  execute function products.record_movement();
-- A row is of one version and warehouse for ever.
create function products.keep_stock_row() returns trigger language plpgsql as $$
begin
  raise exception 'a stock row keeps its version and warehouse';
end $$;
create trigger keep_stock_row before update of version_id, warehouse_id on products.stock for each row
  when (old.version_id <> new.version_id or old.warehouse_id <> new.warehouse_id)
  execute function products.keep_stock_row();
analyze products.stock;

-- When the books of the stock were compared with the orders, and the rows that differed; the last thirty times.
create table purchase.stock_check (
  id          bigint generated always as identity primary key,
  at          timestamptz not null default now(),
  rows        int not null check (rows >= 0),
  differing   int not null check (differing >= 0),
  -- The first of them, "TS-83 BOG".
  names       text[] not null default '{}'
);
