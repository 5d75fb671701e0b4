-- Goods of a part that left come back: by a return, or refused at the door.
alter table purchase.order drop constraint order_units_check, add constraint order_units_check check (units >= 0);

alter table purchase.order_line
  -- Units that came back after they left; `quantity` is what the customer keeps. Together they are what left.
  add column returned int not null default 0,
  add constraint order_line_returned check (returned between 0 and 9999),
  drop constraint order_line_quantity_check,
  add constraint order_line_quantity_check check (quantity between 0 and 9999 and (quantity > 0 or asked is not null or returned > 0)),
  drop constraint order_line_asked,
  add constraint order_line_asked check (asked between 1 and 9999 and asked >= quantity + returned);

create table purchase.goods_back (
  id          uuid primary key default gen_random_uuid(),
  order_id    uuid not null references purchase.order on delete cascade,
  cause       text not null check (cause in ('return', 'door')),
  -- What the goods cost the customer, in pesos.
  amount      bigint not null check (amount >= 0),
  -- The part of `amount` that a concession had given back before.
  conceded    bigint not null default 0 check (conceded between 0 and amount),
  by_name     text not null check (length(by_name) between 1 and 120),
  created_at  timestamptz not null default now()
);
create index goods_back_order on purchase.goods_back (order_id);

create table purchase.goods_back_line (
  back_id     uuid not null references purchase.goods_back on delete cascade,
  order_id    uuid not null,
  line_no     smallint not null,
  goes_to     text not null check (goes_to in ('stock', 'loss')),
  units       int not null check (units > 0),
  reason      text not null check (length(reason) <= 300),
  primary key (back_id, line_no, goes_to),
  foreign key (order_id, line_no) references purchase.order_line (order_id, line_no) on delete cascade
);
create index goods_back_line_order on purchase.goods_back_line (order_id, line_no);

-- Units that came back and cannot be sold, by version: a combo loses its parts.
create table purchase.loss (
  back_id      uuid not null references purchase.goods_back on delete cascade,
  line_no      smallint not null,
  version_id   bigint not null references products.version,
  warehouse_id text not null references tracking.warehouse,
  units        int not null check (units > 0),
  primary key (back_id, line_no, version_id)
);
create index loss_version on purchase.loss (version_id);

-- The fact of a credit note for the order's invoice: what each line is worth less.
create table purchase.credit_note_line (
  back_id     uuid not null references purchase.goods_back on delete cascade,
  line_no     smallint not null,
  units       int not null check (units > 0),
  -- Pesos with tax, of the line's share of the coupon and the payment method.
  amount      bigint not null check (amount >= 0),
  primary key (back_id, line_no)
);

-- Units never come back twice: what comes back leaves `quantity` in the same change.
create function purchase.keep_what_left() returns trigger language plpgsql as $$
begin
  if new.returned <> old.returned and new.returned + new.quantity <> old.returned + old.quantity then
    raise check_violation using constraint = 'order_line_kept_and_returned',
      message = format('line %s of order %s would return other units than it keeps less', new.line_no, new.order_id);
  end if;
  return new;
end $$;
create trigger order_line_kept_and_returned before update of returned on purchase.order_line
  for each row execute function purchase.keep_what_left();
