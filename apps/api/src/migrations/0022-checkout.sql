-- Checkout: coupons, delivery windows, and payment at once, by transfer, or partly on credit.

alter table purchase.payment_method drop constraint payment_method_method_group_check;
alter table purchase.payment_method add constraint payment_method_method_group_check
  check (method_group in ('instant', 'transfer', 'credit', 'on_delivery'));

insert into purchase.payment_method (reference, name, payment_info, comments, method_group, position, active) values
  ('card', 'Tarjeta de crédito o débito', 'Visa, Mastercard y Amex', null, 'instant', 30, false),
  ('pse', 'PSE', 'Débito desde tu banco', null, 'instant', 40, false),
  ('nequi', 'Nequi', 'Apruebas en tu celular', null, 'instant', 50, false),
  ('bank_transfer', 'Transferencia bancaria', 'Nos envías el comprobante', null, 'transfer', 60, false)
on conflict do nothing;

alter table purchase.cart
  -- Pesos paid on credit when the payment method pays the rest at once.
  add column credit_amount bigint not null default 0 check (credit_amount >= 0),
  -- The chosen delivery windows, one for each dispatch date.
  add column schedule jsonb not null default '[]' check (jsonb_typeof(schedule) = 'array'),
  -- When the cart reminder was sent: at most one for each cart.
  add column reminded_at timestamptz;

create or replace view purchase.cart_with_lines as
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
    ) order by l.id), '[]') from purchase.cart_line l where l.cart_id = c.id) as lines,
  c.coupon_id, c.credit_amount, c.schedule
from purchase.cart c;

-- The units of the order are held for its payment until then.
alter table purchase.order add column pay_by timestamptz;
create index order_pay_by on purchase.order (pay_by) where status = 'pending_payment';

alter table purchase.shipment
  add column delivery_day date, add column delivery_from time, add column delivery_to time,
  add constraint shipment_delivery check (num_nulls(delivery_day, delivery_from, delivery_to) in (0, 3));

-- `gateway_reference` is our id of a charge, `transaction_id` the gateway's. A payment without an order pays credit.
alter table purchase.payment
  alter column order_id drop not null,
  add column customer_id uuid references auth.customer,
  add column identity_id uuid references auth.identity,
  add column transaction_id text unique,
  -- The instrument to charge, removed after the charge.
  add column instrument jsonb,
  add column redirect_url text,
  add column reason text,
  add column checks int not null default 0,
  -- When the gateway is asked next; null when nothing is left to ask.
  add column next_check_at timestamptz,
  add constraint payment_of_something check (order_id is not null or customer_id is not null);
create unique index payment_one_pending on purchase.payment (order_id) where status = 'pending';
create index payment_next_check on purchase.payment (next_check_at) where next_check_at is not null;

-- Events of the gateway, unchanged. A transaction with one status counts once.
create table purchase.gateway_event (
  id             bigint generated always as identity primary key,
  transaction_id text not null,
  status         text not null,
  body           jsonb not null,
  received_at    timestamptz not null default now(),
  constraint gateway_event_once unique (transaction_id, status)
);

-- Money to be returned by the gateway, or by a person.
create table purchase.refund (
  payment_id bigint primary key references purchase.payment,
  amount     bigint not null check (amount > 0),
  why        text not null,
  status     text not null default 'pending' check (status in ('pending', 'done')),
  created_at timestamptz not null default now(),
  done_at    timestamptz,
  check ((status = 'done') = (done_at is not null))
);

create table purchase.payment_proof (
  payment_id   bigint primary key references purchase.payment,
  content_type text not null check (content_type in ('image/jpeg', 'image/png', 'image/webp', 'application/pdf')),
  file         bytea not null check (length(file) <= 4194304),
  sent_at      timestamptz not null default now()
);

-- Cards saved at the gateway: their owner, and what the owner recognises them by. The card number is never stored.
create table purchase.saved_card (
  id          uuid primary key default gen_random_uuid(),
  identity_id uuid not null references auth.identity,
  customer_id uuid not null references auth.customer,
  source_id   text not null unique,
  brand       text not null,
  last_four   text not null check (last_four ~ '^\d{4}$'),
  holder      text not null,
  exp_month   text not null check (exp_month ~ '^\d{2}$'),
  exp_year    text not null check (exp_year ~ '^\d{2}$'),
  created_at  timestamptz not null default now()
);
create index saved_card_owner on purchase.saved_card (identity_id, customer_id);

-- Finds the redemption that a cancelled order gives back.
create index coupon_redemption_order on marketing.coupon_redemption (order_id);
