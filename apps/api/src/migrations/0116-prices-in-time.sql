-- Programmed prices that were made together: one name, list and window. Their amounts by version are rows of `programmed_price`, which
-- alone decide a price.
create table products.price_program (
  id            uuid primary key default gen_random_uuid(),
  name          text not null check (length(name) between 1 and 120),
  trade_type_id text references auth.trade_type,
  during        tstzrange not null check (not isempty(during)),
  replaces      boolean not null default false,
  versions      int not null default 0 check (versions >= 0),
  -- How an operator made it: which versions, and how their price changes. Null for one that was loaded from elsewhere.
  rule          jsonb,
  -- Rises with each change, so that of two desks the second sees the first.
  revision      int not null default 1,
  cancelled_at  timestamptz
);
create index price_program_during on products.price_program using gist (during);
create index price_program_loaded on products.price_program (name) where rule is null;

alter table products.programmed_price add column program_id uuid references products.price_program;
create index programmed_price_program on products.programmed_price (program_id);

-- A row that is loaded without a program joins the one of its name, list and window.
create function products.join_program() returns trigger language plpgsql as $$
begin
  if new.program_id is null then
    select id into new.program_id from products.price_program
    where rule is null and name = new.name and trade_type_id is not distinct from new.trade_type_id and during = new.during
      and replaces = new.replaces and cancelled_at is null;
    if new.program_id is null then
      insert into products.price_program (name, trade_type_id, during, replaces)
      values (new.name, new.trade_type_id, new.during, new.replaces) returning id into new.program_id;
    end if;
    update products.price_program set versions = versions + 1 where id = new.program_id;
  end if;
  return new;
end $$;
create trigger join_program before insert on products.programmed_price for each row execute function products.join_program();

insert into products.price_program (name, trade_type_id, during, replaces, versions)
select name, trade_type_id, during, replaces, count(*) from products.programmed_price group by name, trade_type_id, during, replaces;
update products.programmed_price pp set program_id = p.id from products.price_program p
where p.name = pp.name and p.trade_type_id is not distinct from pp.trade_type_id and p.during = pp.during and p.replaces = pp.replaces;
alter table products.programmed_price alter column program_id set not null;

alter table products.deal add column revision int not null default 1;

-- A change of a programmed price or a deal by an operator, with what was before it, so that it can be undone for a day.
create table products.price_act (
  id             uuid primary key default gen_random_uuid(),
  operator_id    uuid not null,
  at             timestamptz not null default now(),
  subject        text not null check (subject in ('program', 'deal')),
  subject_id     text not null,
  -- Of the subject after the change; 0 where the change removed it.
  revision_after int not null,
  -- Null where the change made the subject.
  before         jsonb,
  undone_at      timestamptz
);

-- A coupon is edited by operators too.
alter table marketing.coupon add column revision int not null default 1;
