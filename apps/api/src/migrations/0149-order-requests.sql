-- What members ask their owner to order. The cart is kept as it was asked, apart from the member's next open one.
alter table purchase.cart drop constraint cart_status_check;
alter table purchase.cart add constraint cart_status_check check (status in ('open', 'asked', 'ordered'));

create table purchase.order_request (
  id             uuid primary key default gen_random_uuid(),
  -- A cart is asked for once.
  cart_id        uuid not null unique references purchase.cart on delete cascade,
  customer_id    uuid not null,
  identity_id    uuid not null,
  -- The name of the member when it asked.
  name           text not null,
  -- The total in pesos that the member saw.
  expected_total bigint not null check (expected_total >= 0),
  asked_at       timestamptz not null,
  state          text not null default 'waits' check (state in ('waits', 'approved', 'returned')),
  why            text not null default '' check (length(why) <= 200),
  decided_at     timestamptz,
  constraint order_request_decided check ((state = 'waits') = (decided_at is null))
);
create index order_request_of_customer on purchase.order_request (customer_id, asked_at desc);
