-- Returns that customers ask for, and the office decides.
create table purchase.return (
  -- The client's, so that a repeated request is one return.
  id           uuid primary key,
  number       int not null generated always as identity,
  code         text generated always as ('DV-' || case when number < 10000 then lpad(number::text, 4, '0') else number::text end) stored unique,
  order_id     uuid not null references purchase.order on delete cascade,
  customer_id  uuid not null references auth.customer,
  state        text not null default 'asked' check (state in ('asked', 'collecting', 'received', 'resolved', 'rejected', 'withdrawn')),
  version      int not null default 1,
  -- How the customer wants the money.
  wish         text not null check (wish in ('balance', 'source')),
  note         text not null default '' check (length(note) <= 500),
  -- Pesos of the units asked at the price of their lines.
  value        bigint not null check (value >= 0),
  units        int not null check (units > 0),
  by_office    boolean not null,
  -- The goods stay with the customer.
  stays        boolean not null default false,
  -- What the order is worth less, once resolved; null before.
  amount       bigint check (amount >= 0),
  back_id      uuid references purchase.goods_back,
  asked_at     timestamptz not null default now(),
  check ((state = 'resolved') = (back_id is not null))
);
create index return_order on purchase.return (order_id);
create index return_customer on purchase.return (customer_id);
create index return_asked on purchase.return (asked_at desc, id desc);
create index return_open on purchase.return (asked_at) where state in ('asked', 'collecting', 'received');

create table purchase.return_line (
  return_id  uuid not null references purchase.return on delete cascade,
  order_id   uuid not null,
  line_no    smallint not null,
  units      int not null check (units > 0),
  reason     text not null check (reason in ('broken', 'shade', 'expired', 'unordered', 'unsold', 'regret')),
  -- What arrived in the warehouse; null before.
  arrived    int check (arrived between 0 and units),
  to_stock   int check (to_stock >= 0),
  to_loss    int check (to_loss >= 0),
  -- Why units of the line are refused, as the customer reads it.
  refusal    text check (btrim(refusal) <> '' and length(refusal) <= 200),
  primary key (return_id, line_no),
  foreign key (order_id, line_no) references purchase.order_line (order_id, line_no) on delete cascade,
  constraint return_line_within_asked check (coalesce(to_stock, 0) + coalesce(to_loss, 0) <= coalesce(arrived, units))
);
create index return_line_order on purchase.return_line (order_id, line_no);

create table purchase.return_photo (
  id           uuid primary key default gen_random_uuid(),
  return_id    uuid not null,
  line_no      smallint not null,
  position     smallint not null check (position between 1 and 3),
  content_type text not null check (content_type in ('image/jpeg', 'image/png', 'image/webp')),
  file         bytea not null check (length(file) <= 1048576),
  unique (return_id, line_no, position),
  foreign key (return_id, line_no) references purchase.return_line (return_id, line_no) on delete cascade
);

create table purchase.return_event (
  id         bigint generated always as identity primary key,
  return_id  uuid not null references purchase.return on delete cascade,
  state      text not null,
  by_name    text not null,
  by_office  boolean not null,
  words      text not null default '' check (length(words) <= 500),
  units      int not null,
  at         timestamptz not null default now()
);
create index return_event_return on purchase.return_event (return_id, id);

-- Shipments with missing units, for the queue of orders with a problem.
create index tally_short on dispatch.tally (shipment_id) where short > 0;
