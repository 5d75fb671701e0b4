-- Businesses that the distributor buys from. A brand has one supplier at most.
create table products.supplier (
  id         uuid primary key,
  name       text not null check (length(name) between 1 and 120),
  plain_name text not null generated always as (platform.plain_text(name)) stored unique,
  email      text,
  -- Days between an order and its arrival.
  lead_days  int not null check (lead_days between 0 and 365),
  -- Least order in pesos without IVA.
  minimum    int check (minimum > 0),
  version    int not null default 1
);

create table products.supplier_brand (
  manufacturer_id bigint primary key references products.manufacturer,
  supplier_id     uuid not null references products.supplier
);
create index supplier_brand_supplier on products.supplier_brand (supplier_id);

-- How a version is bought.
create table products.version_supply (
  version_id bigint primary key references products.version,
  -- Units of a box: orders are whole boxes.
  box        int not null default 1 check (box between 1 and 10000),
  -- Average cost of a unit in pesos without IVA, over what was on hand at each receipt.
  cost       int check (cost > 0)
);

create sequence products.purchase_order_number;
create table products.purchase_order (
  id              uuid primary key,
  code            text not null unique default 'OC-' || lpad(nextval('products.purchase_order_number')::text, 4, '0'),
  supplier_id     uuid not null references products.supplier,
  warehouse_id    text not null references tracking.warehouse,
  state           text not null default 'sent' check (state in ('sent', 'partial', 'received', 'cancelled')),
  arrives_on      date not null,
  created_at      timestamptz not null default now(),
  created_by_name text not null,
  version         int not null default 1
);
create index purchase_order_supplier on products.purchase_order (supplier_id);
create index purchase_order_warehouse on products.purchase_order (warehouse_id);
create index purchase_order_created on products.purchase_order (created_at desc);

create table products.purchase_order_line (
  order_id   uuid not null references products.purchase_order,
  version_id bigint not null references products.version,
  position   int not null,
  units      int not null check (units > 0),
  received   int not null default 0 check (received >= 0),
  -- Agreed cost of a unit in pesos without IVA; null while it is not known.
  cost       int check (cost > 0),
  primary key (order_id, version_id)
);
create index purchase_order_line_version on products.purchase_order_line (version_id);

alter table products.receipt add column purchase_order_id uuid references products.purchase_order;
create index receipt_purchase_order on products.receipt (purchase_order_id) where purchase_order_id is not null;
