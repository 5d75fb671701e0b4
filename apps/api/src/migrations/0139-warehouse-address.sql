-- Where a warehouse is, as the office writes it, and a version that rises with each change.
alter table tracking.warehouse
  add column address text not null default '' check (length(address) <= 160),
  add column revision int not null default 1;
