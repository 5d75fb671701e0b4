-- What comes back from the door waits for its count in the warehouse.

alter table purchase.goods_back_line drop constraint goods_back_line_goes_to_check,
  -- `awaited`: not taken at the door, and not counted in the warehouse.
  add constraint goods_back_line_goes_to_check check (goes_to in ('stock', 'loss', 'awaited'));

-- The stock rows that awaited units are of: neither available nor lost.
create table purchase.awaited (
  back_id      uuid not null references purchase.goods_back on delete cascade,
  line_no      smallint not null,
  version_id   bigint not null references products.version,
  warehouse_id text not null references tracking.warehouse,
  units        int not null check (units > 0),
  primary key (back_id, line_no, version_id)
);
create index awaited_version on purchase.awaited (version_id);
create index awaited_warehouse on purchase.awaited (warehouse_id);

alter table dispatch.delivery
  -- What the order gave back for it.
  add column back_id uuid references purchase.goods_back on delete set null;
create index delivery_back_of on dispatch.delivery (back_id) where back_id is not null;

-- What came back of a delivery is counted in the warehouse, once; a settlement may be closed before.
create table dispatch.back_receipt (
  delivery_id uuid primary key references dispatch.delivery on delete cascade,
  by_name     text not null check (length(by_name) between 1 and 120),
  at          timestamptz not null default now()
);

-- The count of a line that came back: `said` is what the driver brings; what is neither good nor damaged is missing.
create table dispatch.back_count (
  delivery_id uuid not null references dispatch.back_receipt on delete cascade,
  line_no     smallint not null,
  name        text not null,
  said        int not null check (said > 0),
  to_stock    int not null check (to_stock >= 0),
  damaged     int not null check (damaged >= 0),
  primary key (delivery_id, line_no),
  constraint back_counted_within check (to_stock + damaged <= said)
);

-- Until now goods went to their place at the door, and a refused shipment came home with its settlement.
insert into dispatch.back_receipt (delivery_id, by_name)
select d.id, 'Sistema' from dispatch.delivery d join dispatch.load l on l.id = d.load_id
where (d.result = 'partial' or d.result = 'refused' and l.state = 'closed');
