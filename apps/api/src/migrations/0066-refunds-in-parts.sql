-- A payment can be refunded in several parts, together never more than it.
alter table purchase.refund drop constraint refund_pkey;
alter table purchase.refund
  add column id bigint generated always as identity primary key,
  -- Back to what paid, or to the customer's balance in favour.
  add column goes_to text not null default 'source' check (goes_to in ('source', 'balance')),
  -- An operator gives money back although the order keeps its total.
  add column concession boolean not null default false,
  -- The operator that started it; null when a rule did.
  add column started_by text check (btrim(started_by) <> '' and length(started_by) <= 120),
  -- For the office only.
  add column note text check (btrim(note) <> '' and length(note) <= 300);
create index refund_payment on purchase.refund (payment_id);
create index refund_waiting on purchase.refund (created_at, id) where status = 'pending';
create index refund_done on purchase.refund (done_at desc, id desc) where status = 'done';

-- The lock makes parallel refunds of one payment wait for each other, so that each counts the ones before it.
create function purchase.limit_refund() returns trigger language plpgsql as $$
declare
  paid bigint;
  returned bigint;
begin
  select amount into paid from purchase.payment where id = new.payment_id for update;
  select coalesce(sum(amount), 0) into returned from purchase.refund where payment_id = new.payment_id and id <> new.id;
  if returned + new.amount > paid then
    raise check_violation using constraint = 'refund_within_payment',
      message = format('refunds of payment %s exceed what was paid', new.payment_id);
  end if;
  return new;
end $$;
create trigger refund_within_payment before insert or update of amount, payment_id on purchase.refund
  for each row execute function purchase.limit_refund();

-- Payments by day, for the office.
create index payment_created on purchase.payment (created_at desc, id desc);
