-- The settlement of a driver: cash counted against what the deliveries of a load say, closed once.
create table dispatch.settlement (
  load_id            uuid primary key references dispatch.load,
  -- How many of each note, by its value, and the amount in coins; null before the count.
  notes              jsonb check (jsonb_typeof(notes) = 'object'),
  coins              int check (coins between 0 and 10000000),
  counted            bigint check (counted >= 0),
  is_change_returned boolean not null default false,
  -- The driver agreed to the count, on the link.
  signed_at          timestamptz,
  -- A second person agreed to the difference.
  approved_at        timestamptz,
  approved_by        uuid references office.operator,
  approved_by_name   text,
  -- The operator with unsaved work on it, and when that was last so.
  held_by            uuid references office.operator,
  held_by_name       text,
  held_at            timestamptz,
  -- Frozen when it is closed, in pesos.
  went_out           bigint,
  not_collected      bigint,
  electronic         bigint,
  must_hand_over     bigint,
  closed_at          timestamptz,
  closed_by          uuid references office.operator,
  closed_by_name     text,
  version            int not null default 1,
  check ((notes is null) = (counted is null) and (notes is null) = (coins is null)),
  check ((approved_at is null) = (approved_by is null)),
  check ((closed_at is null) = (closed_by is null)),
  constraint settlement_closed_with_sums check (closed_at is null
    or (counted is not null and went_out is not null and went_out - not_collected - electronic = must_hand_over))
);
create index settlement_closed on dispatch.settlement (closed_at desc) where closed_at is not null;

-- Electronic money that the desk saw at the bank.
create table dispatch.settlement_seen (
  delivery_id uuid primary key references dispatch.delivery on delete cascade,
  load_id     uuid not null references dispatch.settlement,
  seen_at     timestamptz not null default now(),
  seen_by     uuid not null references office.operator
);

-- A part of the difference with its reason.
create table dispatch.settlement_explanation (
  id         uuid primary key default gen_random_uuid(),
  load_id    uuid not null references dispatch.settlement,
  kind       text not null check (kind in ('expense', 'wrong_change', 'false_note', 'driver_pays', 'surplus')),
  text       text not null check (length(text) between 3 and 200),
  amount     bigint not null check (amount <> 0),
  order_code text check (length(order_code) between 1 and 20),
  receipt    bytea,
  by_name    text not null,
  created_at timestamptz not null default now()
);
create index settlement_explanation_load on dispatch.settlement_explanation (load_id);

-- A correction after the closing.
create table dispatch.settlement_adjustment (
  id          bigint generated always as identity primary key,
  load_id     uuid not null references dispatch.settlement,
  amount      bigint not null check (amount <> 0),
  reason      text not null check (length(reason) between 3 and 200),
  operator_id uuid not null references office.operator,
  by_name     text not null,
  created_at  timestamptz not null default now()
);
create index settlement_adjustment_load on dispatch.settlement_adjustment (load_id);

-- Nothing of a closed settlement changes.
create function dispatch.keep_settlement() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'settlement' then
    if old.closed_at is not null then
      raise check_violation using constraint = 'settlement_frozen', message = 'a closed settlement does not change';
    end if;
  elsif (select closed_at from dispatch.settlement where load_id = coalesce(new.load_id, old.load_id)) is not null then
    raise check_violation using constraint = 'settlement_frozen', message = 'a closed settlement does not change';
  end if;
  return coalesce(new, old);
end $$;
create trigger settlement_frozen before update or delete on dispatch.settlement
  for each row execute function dispatch.keep_settlement();
create trigger settlement_explanation_frozen before insert or update or delete on dispatch.settlement_explanation
  for each row execute function dispatch.keep_settlement();
create trigger settlement_seen_frozen before insert or update or delete on dispatch.settlement_seen
  for each row execute function dispatch.keep_settlement();
create trigger delivery_frozen before insert or update or delete on dispatch.delivery
  for each row execute function dispatch.keep_settlement();
