-- Paying: a payment is its own place in the queue of what the gateway is asked.

alter table purchase.payment
  -- When the gateway was asked last because somebody looked.
  add column asked_at timestamptz,
  -- Until then a request to charge may be on its way, and nobody sends another. Null while none ever was.
  add column charging_until timestamptz,
  -- We ended it without the gateway's word; if it says otherwise later, that holds.
  add column unanswered boolean not null default false;
-- As with orders: while one payment of own credit is on its way no other begins.
create unique index payment_one_pending_credit on purchase.payment (customer_id) where status = 'pending' and order_id is null;

-- When the gateway is asked to return it; null when that is somebody's to do.
alter table purchase.refund
  add column next_try_at timestamptz default now(),
  add column tries int not null default 0 check (tries >= 0);
create index refund_next_try on purchase.refund (next_try_at) where status = 'pending' and next_try_at is not null;

create index gateway_event_received on purchase.gateway_event (received_at);

-- What is paid at once is offered only where a gateway takes it; where to transfer to is said by `npm run payments -- account`.
update purchase.payment_method set active = true where reference in ('card', 'pse', 'nequi', 'bank_transfer');
