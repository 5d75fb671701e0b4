-- Why the day of a presale was moved last, for the message of its customers, and whether they get none.
alter table products.presale
  add column moved_for   text check (moved_for in ('supplier', 'transport', 'import', 'sooner', 'other')),
  add column moves_quiet boolean not null default false;
