-- Rises with each change of a value that operators edit in the grid, so that of two desks the second sees the first.
alter table products.product add column revision int not null default 1;
alter table products.version add column revision int not null default 1;

create function products.raise_revision() returns trigger language plpgsql as $$
begin
  new.revision := old.revision + 1;
  return new;
end $$;
create trigger raise_revision before update of min_quantity, selling on products.product for each row
  when ((old.min_quantity, old.selling) is distinct from (new.min_quantity, new.selling))
  execute function products.raise_revision();
create trigger raise_revision before update of base_price, selling on products.version for each row
  when ((old.base_price, old.selling) is distinct from (new.base_price, new.selling))
  execute function products.raise_revision();

-- A price of a trade type is part of its version's row. Writers lock the version first.
create function products.raise_revision_of_priced() returns trigger language plpgsql as $$
begin
  update products.version set revision = revision + 1 where id = coalesce(new.version_id, old.version_id);
  return null;
end $$;
create trigger raise_revision_changed after update of amount on products.price for each row
  when (old.amount is distinct from new.amount) execute function products.raise_revision_of_priced();
create trigger raise_revision_added after insert or delete on products.price for each row
  execute function products.raise_revision_of_priced();

-- A change of cells by an operator, with the values before it, so that it can be undone for a day.
create table products.cell_act (
  id          uuid primary key default gen_random_uuid(),
  operator_id uuid not null,
  at          timestamptz not null default now(),
  undone_at   timestamptz
);
create table products.cell_act_item (
  act_id        uuid not null references products.cell_act on delete cascade,
  position      int not null,
  version_id    bigint not null references products.version on delete cascade,
  field         text not null check (field in ('price', 'minimum', 'visible')),
  trade_type_id text,
  -- Pesos or units; for `visible` the states of version and product with their reasons. Null for no price of the trade type.
  before        jsonb,
  after         jsonb,
  primary key (act_id, position)
);
create index cell_act_item_version on products.cell_act_item (version_id);

-- The grid shows products by name, whether on sale or not.
create index product_by_name on products.product (search_name, id);
create index version_of_product on products.version (product_id, position, id);
