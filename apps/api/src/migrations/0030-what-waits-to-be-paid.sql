-- Unpaid orders hold units that other customers need: limits on their number and their time.

-- Why an order ended, as a code for programs; `why` is the text for people.
alter table purchase.order_event add column cause text
  check (cause is null or (cause = 'unpaid' and status = 'cancelled' and actor_id is null));
update purchase.order_event set cause = 'unpaid'
where status = 'cancelled' and actor_id is null and why = 'El pago no llegó a tiempo.';

create index order_unpaid on purchase.order (customer_id) where status = 'pending_payment';
-- Counts the unpaid orders of a customer. The lock keeps the count true until the caller has placed one more order. The
-- count is a separate statement, so it sees what was committed while it waited.
create function purchase.count_unpaid(customer uuid) returns int language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('unpaid of ' || customer, 0));
  return (select count(*)::int from purchase.order o where o.customer_id = customer and o.status = 'pending_payment');
end $$;

-- A proof keeps its order until then; a second proof does not extend it.
alter table purchase.payment_proof add column held_until timestamptz;
update purchase.payment_proof set held_until = sent_at + interval '72 hours';
alter table purchase.payment_proof alter column held_until set not null;

-- A transfer needs the account to transfer to.
update purchase.payment_method set active = false where method_group = 'transfer' and btrim(coalesce(comments, '')) = '';
alter table purchase.payment_method add constraint payment_method_has_account
  check (method_group <> 'transfer' or not active or btrim(coalesce(comments, '')) <> '');

-- `used` is never negative. An excess, for example after a paid order is cancelled, is the customer's balance in favour and is
-- spent first.
alter table auth.credit_account
  add column in_favour int not null default 0 check (in_favour >= 0),
  -- Pesos by which reversed payments have brought the debt above the limit.
  add column over_limit int not null default 0 check (over_limit >= 0);
update auth.credit_account set in_favour = -used, used = 0 where used < 0;
alter table auth.credit_account
  add constraint credit_account_used_check check (used >= 0),
  add constraint credit_one_way check (used = 0 or in_favour = 0),
  drop constraint credit_within_limit,
  add constraint credit_within_limit check (used <= credit_limit::bigint + over_limit);
-- A payment counts once and is reversed once.
alter table auth.credit_movement
  drop constraint credit_movement_payment_id_key,
  add constraint credit_movement_payment_once unique (payment_id, kind);
