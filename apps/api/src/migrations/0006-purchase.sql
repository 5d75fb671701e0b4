-- Carts, orders, payments and shipments.
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
  -- Warehouse of the chosen address; null until one is chosen, then the customer's city decides.
  warehouse_id   text references tracking.warehouse,
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
  -- Codes of the versions chosen for the parts of a combo, in order; empty for other products.
  choice        text not null default '',
  -- True for the units ordered before they arrive.
  advanced      boolean not null default false,
  quantity      int not null constraint cart_line_quantity_range check (quantity between 1 and 9999),
  -- Price and date that the shopper saw when adding, for finding cart changes.
  seen_price    int not null check (seen_price > 0),
  seen_date     date,
  -- True when the shown deal or programmed price had ended when the line was added.
  seen_other    boolean not null default false,
  added_at      timestamptz not null default now(),
  foreign key (version_id, product_id) references products.version (id, product_id),
  check (advanced or seen_date is null),
  constraint cart_line_once unique (cart_id, version_id, choice, advanced)
);

-- The version chosen for each part of a combo that leaves the choice.
create table purchase.cart_line_part (
  line_id    bigint not null references purchase.cart_line on delete cascade,
  position   smallint not null,
  version_id bigint not null references products.version,
  primary key (line_id, position)
);

-- A cart with its lines and the current movement of its payment method, in one row.
create view purchase.cart_with_lines as
select c.id, c.identity_id, c.customer_id, c.status, c.address_id, c.warehouse_id, c.payment_method, c.comments,
  (select jsonb_build_object('reference', m.reference, 'name', m.name, 'group', m.method_group, 'movement',
      (select jsonb_build_object('type_movement', v.type_movement, 'discount_type', v.discount_type,
         'discount_amount', v.discount_amount)
       from purchase.payment_method_movement v where v.reference = m.reference and v.during @> now()))
    from purchase.payment_method m where m.reference = c.payment_method and m.active) as method,
  (select coalesce(jsonb_agg(jsonb_build_object(
      'productId', l.product_id::text, 'versionId', l.version_id::text, 'choice', l.choice, 'advanced', l.advanced,
      'quantity', l.quantity, 'seenPrice', l.seen_price, 'seenDate', l.seen_date, 'seenOther', l.seen_other,
      'chosen', case when l.choice = '' then '[]'::jsonb else
        (select coalesce(jsonb_agg(jsonb_build_object('position', p.position, 'versionId', p.version_id::text)
           order by p.position), '[]') from purchase.cart_line_part p where p.line_id = l.id) end
    ) order by l.id), '[]') from purchase.cart_line l where l.cart_id = c.id) as lines
from purchase.cart c;

-- Locks a cart until the transaction ends and then reads it, in one round trip. The read is a separate statement, so it
-- sees what was committed while it waited for the lock; a plain `select … for update` of both would not.
create function purchase.hold_cart(which uuid, person uuid, customer uuid)
  returns setof purchase.cart_with_lines language plpgsql as $$
begin
  perform 1 from purchase.cart c where c.id = which and c.identity_id = person and c.customer_id = customer for update;
  if found then return query select * from purchase.cart_with_lines w where w.id = which; end if;
end $$;

create function purchase.hold_open_cart(person uuid, customer uuid)
  returns setof purchase.cart_with_lines language plpgsql as $$
declare held uuid;
begin
  select c.id into held from purchase.cart c
    where c.identity_id = person and c.customer_id = customer and c.status = 'open' for update;
  if found then return query select * from purchase.cart_with_lines w where w.id = held; end if;
end $$;

-- The same, and opens a cart when there is none.
create function purchase.open_cart(person uuid, customer uuid)
  returns setof purchase.cart_with_lines language plpgsql as $$
declare held uuid;
begin
  insert into purchase.cart as c (identity_id, customer_id) values (person, customer)
    on conflict (identity_id, customer_id) where status = 'open' do update set updated_at = now(), abandoned_at = null
    returning c.id into held;
  return query select * from purchase.cart_with_lines w where w.id = held;
end $$;

create table purchase.order (
  id             uuid primary key default gen_random_uuid(),
  code           text not null unique check (code ~ '^[A-Z]{2}-[0-9A-Z]{5,8}$'),
  -- A cart becomes one order, however often the request is retried.
  cart_id        uuid not null constraint order_once_per_cart unique references purchase.cart,
  identity_id    uuid not null references auth.identity,
  customer_id    uuid not null references auth.customer,
  customer_name  text not null,
  status         text not null check (status in
    ('pending_payment', 'paid', 'confirmed', 'preparing', 'dispatched', 'delivered', 'cancelled', 'rejected')),
  warehouse_id   text not null references tracking.warehouse,
  address        jsonb not null check (jsonb_typeof(address) = 'object'),
  payment_method text not null references purchase.payment_method,
  subtotal       bigint not null check (subtotal >= 0),
  savings        bigint not null check (savings >= 0),
  movement       bigint not null default 0,
  coupon_savings bigint not null default 0 check (coupon_savings >= 0),
  shipping       bigint not null default 0 check (shipping >= 0),
  total          bigint not null check (total >= 0),
  units          int not null check (units > 0),
  comments       text not null default '' check (length(comments) <= 500),
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

-- Fixed when the order is placed: names and prices never change.
create table purchase.order_line (
  order_id          uuid not null references purchase.order on delete cascade,
  line_no           smallint not null check (line_no >= 1),
  shipment_id       bigint not null,
  product_id        bigint not null references products.product,
  version_id        bigint not null references products.version,
  code              text not null,
  version_code      text,
  -- Codes of the versions chosen for the parts of a combo; empty for other products.
  choice            text not null default '',
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
  amount            bigint not null,
  why               jsonb not null default '[]',
  primary key (order_id, line_no),
  foreign key (shipment_id, order_id) references purchase.shipment (id, order_id),
  check (advanced = (dispatch_date is not null)),
  constraint order_line_amount check (amount = price::bigint * quantity)
);

-- The stock that an order line took: one row for a version, several for a combo.
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
  status   text not null check (status in
    ('pending_payment', 'paid', 'confirmed', 'preparing', 'dispatched', 'delivered', 'cancelled', 'rejected')),
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
  amount            bigint not null check (amount >= 0),
  gateway_reference text unique,
  created_at        timestamptz not null default now(),
  updated_at        timestamptz not null default now()
);
create index payment_order on purchase.payment (order_id);
