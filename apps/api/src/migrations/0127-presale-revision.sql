-- The revision of a presale rises with each change of its terms, by any writer, and not with the units that it sells.
alter table products.presale add column revision int not null default 1 check (revision > 0);

create function products.count_presale_revision() returns trigger language plpgsql as $$
begin
  new.revision := old.revision + 1;
  return new;
end $$;
create trigger presale_revision before update of opens_at, closes_at, dispatch_date, capacity on products.presale
  for each row execute function products.count_presale_revision();
