-- Whether the first row of a list has the titles, and which mark separates decimals in a number with two readings; null: each cell as it is written.
alter table products.import_list
  add column has_titles boolean not null default true,
  add column decimals text check (decimals in ('comma', 'dot'));
alter table products.import_template
  add column has_titles boolean not null default true,
  add column decimals text check (decimals in ('comma', 'dot'));
