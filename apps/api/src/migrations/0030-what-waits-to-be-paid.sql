-- What waits to be paid holds units of everybody's: how much of it there may be, and for how long.

-- Why an order ended, for who decides by it; `why` is for people to read.
alter table purchase.order_event add column cause text
  check (cause is null or (cause = 'unpaid' and status = 'cancelled' and actor_id is null));
update purchase.order_event set cause = 'unpaid'
where status = 'cancelled' and actor_id is null and why = 'El pago no llegó a tiempo.';

create index order_unpaid on purchase.order (customer_id) where status = 'pending_payment';
-- Orders of a customer that wait to be paid. Who asks may place one more: until then nobody else counts for this customer. The
-- counting is a statement of its own, so it sees what was committed while it waited.
create function purchase.count_unpaid(customer uuid) returns int language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('unpaid of ' || customer, 0));
  return (select count(*)::int from purchase.order o where o.customer_id = customer and o.status = 'pending_payment');
end $$;

-- Until then a proof keeps its order; another in its place does not keep it longer.
alter table purchase.payment_proof add column held_until timestamptz;
update purchase.payment_proof set held_until = sent_at + interval '72 hours';
alter table purchase.payment_proof alter column held_until set not null;

-- Nobody can transfer without knowing where to.
update purchase.payment_method set active = false where method_group = 'transfer' and btrim(coalesce(comments, '')) = '';
alter table purchase.payment_method add constraint payment_method_has_account
  check (method_group <> 'transfer' or not active or btrim(coalesce(comments, '')) <> '');

-- What is owed is never below nothing. What was paid beyond it, as when an order that was paid already is cancelled, is the
-- customer's, and is spent first.
alter table auth.credit_account
  add column in_favour int not null default 0 check (in_favour >= 0),
  -- How far payments that were taken back have brought what is owed above the limit.
  add column over_limit int not null default 0 check (over_limit >= 0);
update auth.credit_account set in_favour = -used, used = 0 where used < 0;
alter table auth.credit_account
  add constraint credit_account_used_check check (used >= 0),
  add constraint credit_one_way check (used = 0 or in_favour = 0),
  drop constraint credit_within_limit,
  add constraint credit_within_limit check (used <= credit_limit::bigint + over_limit);
-- A payment counts once, and is taken back once.
alter table auth.credit_movement
  drop constraint credit_movement_payment_id_key,
  add constraint credit_movement_payment_once unique (payment_id, kind);
