-- The fiscal record: document, legal name, orders and amounts of a customer that closed its account, which tax law keeps. Written
-- once, when the account closes; no call of the API reads it.
create table purchase.fiscal_record (
  order_id        uuid primary key references purchase.order,
  order_code      text not null,
  -- Links the orders with the movements of own credit.
  customer_id     uuid not null references auth.customer,
  -- Null for an account that never had a document.
  document_type   text check (document_type in ('CC', 'CE', 'NIT')),
  document_number text,
  legal_name      text not null check (btrim(legal_name) <> ''),
  ordered_on      date not null,
  delivered_on    date,
  status          text not null,
  -- Pesos, VAT included.
  subtotal        bigint not null,
  savings         bigint not null,
  coupon_savings  bigint not null,
  movement        bigint not null,
  shipping        bigint not null,
  total           bigint not null,
  -- VAT in percent, and its part of `total` in pesos.
  vat_rate        smallint not null,
  vat             bigint not null,
  lines           jsonb not null,
  payments        jsonb not null,
  closed_at       timestamptz not null default now(),
  -- Nothing removes it before the end of this day.
  kept_until      date not null,
  check ((document_type is null) = (document_number is null))
);
create index fiscal_record_kept_until on purchase.fiscal_record (kept_until);
create index fiscal_record_document on purchase.fiscal_record (document_number);

create function purchase.lock_fiscal_record() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.kept_until < (now() at time zone 'America/Bogota')::date then return old; end if;
  raise exception 'a fiscal record is not changed, nor removed before its term' using errcode = 'restrict_violation';
end $$;
create trigger locked before update or delete on purchase.fiscal_record
  for each row execute function purchase.lock_fiscal_record();
create trigger never_emptied before truncate on purchase.fiscal_record
  for each statement execute function purchase.lock_fiscal_record();

-- Locks a customer's account until the transaction ends and reports whether it exists. Placing an order calls it, so that no order is
-- placed while the account closes. Face of auth for statements of other modules.
create function auth.hold_open_customer(which uuid) returns boolean language plpgsql as $$
begin
  perform 1 from auth.customer c where c.id = which for share;
  -- A statement of its own: it sees what was committed while the first one waited.
  return exists (
    select from auth.customer c left join auth.identity i on i.id = c.identity_id where c.id = which and i.deleted_at is null);
end $$;
