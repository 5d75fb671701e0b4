-- A payment is a row of the queue of the payment worker.

alter table purchase.payment
  -- When the gateway was last asked.
  add column asked_at timestamptz,
  -- Until then a charge request may be under way, so no second one is sent. Null before the first.
  add column charging_until timestamptz,
  -- Ended without an answer of the gateway; a later answer overrules it.
  add column unanswered boolean not null default false;
-- As with orders: one pending payment of credit at a time.
create unique index payment_one_pending_credit on purchase.payment (customer_id) where status = 'pending' and order_id is null;

-- When the gateway is asked to return it; null when a person returns it.
alter table purchase.refund
  add column next_try_at timestamptz default now(),
  add column tries int not null default 0 check (tries >= 0);
create index refund_next_try on purchase.refund (next_try_at) where status = 'pending' and next_try_at is not null;

create index gateway_event_received on purchase.gateway_event (received_at);

-- Methods that pay at once are offered only with a gateway that takes them. `npm run payments -- account` sets the account for transfers.
update purchase.payment_method set active = true where reference in ('card', 'pse', 'nequi', 'bank_transfer');
