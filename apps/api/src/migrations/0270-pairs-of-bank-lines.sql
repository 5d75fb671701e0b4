-- A line of the bank is of one transfer, of several payments that it is the sum of, of cash that a settlement handed over, or, when the money
-- left, of a refund. Each of them is of one line.
create table purchase.settled_cash (
  load_id    uuid primary key,
  code       text not null,
  driver     text not null,
  amount     bigint not null check (amount > 0),
  settled_at timestamptz not null
);
insert into purchase.settled_cash (load_id, code, driver, amount, settled_at)
  select s.load_id, l.code, coalesce(l.driver_name, ''), s.counted, s.closed_at
  from dispatch.settlement s join dispatch.load l on l.id = s.load_id where s.closed_at is not null and s.counted > 0;
create index settled_cash_at on purchase.settled_cash (settled_at desc);

create table purchase.bank_pair (
  line_id    bigint not null references purchase.bank_line,
  payment_id bigint constraint bank_pair_of_payment unique references purchase.payment,
  refund_id  bigint constraint bank_pair_of_refund unique references purchase.refund,
  load_id    uuid constraint bank_pair_of_cash unique references purchase.settled_cash,
  constraint bank_pair_of_one check (num_nonnulls(payment_id, refund_id, load_id) = 1)
);
create index bank_pair_line on purchase.bank_pair (line_id);
insert into purchase.bank_pair (line_id, payment_id) select id, payment_id from purchase.bank_line where payment_id is not null;

-- A refund is of money that left, everything else of money that came, and only a matched line has pairs.
create function purchase.check_bank_pair() returns trigger language plpgsql as $$
begin
  if not exists (select from purchase.bank_line l where l.id = new.line_id and l.matched_at is not null and (l.amount < 0) = (new.refund_id is not null)) then
    raise check_violation using constraint = 'bank_pair_fits', message = 'a pair does not fit its line of the bank';
  end if;
  return new;
end $$;
create trigger check_bank_pair before insert or update on purchase.bank_pair for each row execute function purchase.check_bank_pair();

drop index purchase.bank_line_free;
alter table purchase.bank_line
  drop constraint bank_line_matched,
  drop constraint bank_line_pays,
  drop column payment_id,
  add constraint bank_line_matched check ((matched_at is null) = (matched_by is null));
create index bank_line_free on purchase.bank_line (day desc, id desc) where matched_at is null and ignored_at is null;
