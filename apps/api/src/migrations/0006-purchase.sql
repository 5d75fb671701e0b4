-- Carts, orders and how they are paid and sent.
create schema purchase;

create table purchase.payment_method (
  reference    text primary key check (reference ~ '^[a-z_]{2,40}$'),
  name         text not null,
  payment_info text not null default '',
  comments     text,
  method_group text not null check (method_group in ('instant', 'credit', 'on_delivery')),
  position     smallint not null unique,
  active       boolean not null default true
);

create table purchase.payment_method_movement (
  id              bigint generated always as identity primary key,
  reference       text not null references purchase.payment_method,
  type_movement   text not null check (type_movement in ('discount', 'charge')),
  discount_type   text not null check (discount_type in ('percentage', 'value')),
  discount_amount int not null,
  during          tstzrange not null check (not isempty(during)),
  check (case discount_type when 'percentage' then discount_amount between 1 and 50 else discount_amount > 0 end),
  constraint payment_method_movement_one exclude using gist (reference with =, during with &&)
);

create table purchase.cart (
  id             uuid primary key default gen_random_uuid(),
  identity_id    uuid not null references auth.identity,
  customer_id    uuid not null references auth.customer,
  status         text not null default 'open' check (status in ('open', 'ordered')),
  address_id     uuid references auth.address,
  payment_method text references purchase.payment_method,
  coupon_id      bigint references marketing.coupon,
  comments       text not null default '' check (length(comments) <= 500),
  created_at     timestamptz not null default now(),
  updated_at     timestamptz not null default now(),
  abandoned_at   timestamptz
);
create unique index cart_one_open on purchase.cart (identity_id, customer_id) where status = 'open';

create table purchase.cart_line (
  id            bigint generated always as identity primary key,
  cart_id       uuid not null references purchase.cart on delete cascade,
  product_id    bigint not null,
  version_id    bigint not null,
  -- Versions chosen for the parts of a combo, in order; empty for anything else.
  choice        text not null default '',
  -- True for the part that is ordered before it arrives.
  advanced      boolean not null default false,
  quantity      int not null constraint cart_line_quantity_range check (quantity between 1 and 9999),
  -- What the shopper saw when adding, to tell what changed since.
  seen_price    int not null check (seen_price > 0),
  seen_date     date,
  added_at      timestamptz not null default now(),
  foreign key (version_id, product_id) references products.version (id, product_id),
  constraint cart_line_once unique (cart_id, version_id, choice, advanced)
);

create table purchase.cart_line_part (
  line_id    bigint not null references purchase.cart_line on delete cascade,
  position   smallint not null,
  version_id bigint not null references products.version,
  quantity   int not null check (quantity between 1 and 99),
  primary key (line_id, position)
);

create table purchase.order (
  id             uuid primary key default gen_random_uuid(),
  code           text not null unique check (code ~ '^[A-Z]{2}-[0-9A-Z]{5,8}$'),
  -- A cart becomes one order, whatever is retried.
  cart_id        uuid not null constraint order_once_per_cart unique references purchase.cart,
  identity_id    uuid not null references auth.identity,
  customer_id    uuid not null references auth.customer,
  customer_name  text not null,
  status         text not null check (status in
    ('pending_payment', 'paid', 'confirmed', 'preparing', 'dispatched', 'delivered', 'cancelled', 'rejected')),
  warehouse_id   text not null references tracking.warehouse,
  address        jsonb not null,
  payment_method text not null references purchase.payment_method,
  subtotal       int not null check (subtotal >= 0),
  savings        int not null check (savings >= 0),
  movement       int not null default 0,
  coupon_savings int not null default 0 check (coupon_savings >= 0),
  shipping       int not null default 0 check (shipping >= 0),
  total          int not null check (total >= 0),
  units          int not null check (units > 0),
  comments       text not null default '',
  reference      text check (length(reference) <= 200),
  campaign       text check (length(campaign) <= 200),
  created_at     timestamptz not null default now(),
  constraint order_total_adds_up check (total = subtotal - savings - coupon_savings + movement + shipping)
);
create index order_customer on purchase.order (customer_id, created_at desc);
create index order_created on purchase.order (created_at);

create table purchase.shipment (
  id            bigint generated always as identity primary key,
  order_id      uuid not null references purchase.order on delete cascade,
  dispatch_date date,
  status        text not null default 'received' check (status in ('received', 'preparing', 'dispatched', 'delivered', 'cancelled')),
  unique nulls not distinct (order_id, dispatch_date),
  unique (id, order_id)
);

-- Frozen when the order is placed: names and prices stay as they were.
create table purchase.order_line (
  order_id          uuid not null references purchase.order on delete cascade,
  line_no           smallint not null check (line_no >= 1),
  shipment_id       bigint not null,
  product_id        bigint not null references products.product,
  version_id        bigint not null references products.version,
  code              text not null,
  version_code      text,
  name              text not null,
  version_name      text,
  manufacturer_id   bigint not null references products.manufacturer,
  manufacturer_name text not null,
  colour            jsonb,
  image             text not null,
  tile              text not null,
  advanced          boolean not null,
  dispatch_date     date,
  quantity          int not null check (quantity between 1 and 9999),
  price             int not null check (price > 0),
  original_price    int not null check (original_price >= price),
  amount            int not null,
  why               jsonb not null default '[]',
  primary key (order_id, line_no),
  foreign key (shipment_id, order_id) references purchase.shipment (id, order_id),
  constraint order_line_amount check (amount = price * quantity)
);

-- Which stock an order line took: one row for a version, several for a combo.
create table purchase.order_line_part (
  order_id   uuid not null,
  line_no    smallint not null,
  position   smallint not null,
  version_id bigint not null references products.version,
  quantity   int not null check (quantity > 0),
  primary key (order_id, line_no, position),
  foreign key (order_id, line_no) references purchase.order_line on delete cascade
);

create table purchase.order_event (
  id       bigint generated always as identity primary key,
  order_id uuid not null references purchase.order on delete cascade,
  status   text not null,
  at       timestamptz not null default now(),
  actor_id uuid references auth.identity,
  why      text not null default ''
);
create index order_event_order on purchase.order_event (order_id, id);

create table purchase.payment (
  id                bigint generated always as identity primary key,
  order_id          uuid not null references purchase.order,
  method            text not null references purchase.payment_method,
  status            text not null check (status in ('pending', 'approved', 'declined', 'voided', 'error', 'on_delivery', 'on_credit')),
  amount            int not null check (amount >= 0),
  gateway_reference text unique,
  created_at        timestamptz not null default now(),
  updated_at        timestamptz not null default now()
);
create index payment_order on purchase.payment (order_id);
