-- The office asks a customer for another payment of an order after one that failed. The id is made by the screen, so that a press that is sent
-- twice asks once.
create table purchase.payment_request (
  id         uuid primary key,
  payment_id bigint not null references purchase.payment,
  -- What the order owed when it was asked for, in pesos.
  amount     bigint not null check (amount > 0),
  asked_by   uuid not null,
  asked_name text not null check (length(asked_name) between 1 and 80),
  asked_at   timestamptz not null default now()
);
create index payment_request_payment on purchase.payment_request (payment_id);
