-- The version that a customer, or its seller, chose for the words of an unclear row of a list: the next list with them is understood.
create table products.list_choice (
  customer_id uuid not null references auth.customer,
  -- As the recogniser compares them: lower case, without accents, one space between two words.
  words       text not null check (length(words) between 1 and 120),
  version_id  bigint not null references products.version on delete cascade,
  chosen_at   timestamptz not null,
  primary key (customer_id, words)
);
create index list_choice_newest on products.list_choice (customer_id, chosen_at desc);
create index list_choice_version on products.list_choice (version_id);
