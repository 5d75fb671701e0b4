-- Mixes that a salon keeps for its own clients: personal data of third people, read by the business alone, and deleted with its account.
create table purchase.formula_client (
  -- The caller's, so that a repeated request makes one client.
  id               uuid primary key,
  customer_id      uuid not null references auth.customer,
  -- All that is kept of the person.
  name             text not null check (length(name) between 1 and 60),
  title            text not null check (length(title) <= 60),
  version_ids      bigint[] not null,
  grams            int[] not null,
  -- Strength of the developer in volumes, and the version that the salon uses.
  developer_volume smallint check (developer_volume between 1 and 60),
  developer_id     bigint check (developer_id is null or developer_volume is not null),
  -- Tenths of a gram of developer for each gram of dye.
  proportion       smallint not null check (proportion between 5 and 40),
  minutes          smallint check (minutes between 1 and 240),
  charge           int check (charge between 0 and 100000000),
  note             text not null check (length(note) <= 200),
  appointment_at   timestamptz,
  -- Rises with each change and each visit.
  revision         int not null default 1 check (revision > 0),
  made_at          timestamptz not null,
  check (cardinality(version_ids) <= 12 and cardinality(grams) = cardinality(version_ids) and 0 < all (grams))
);
create index formula_client_of_customer on purchase.formula_client (customer_id, made_at);

-- A mix as it was used.
create table purchase.formula_visit (
  -- The caller's, so that a repeated request is one visit.
  id               uuid primary key,
  client_id        uuid not null references purchase.formula_client on delete cascade,
  used_at          timestamptz not null,
  title            text not null,
  version_ids      bigint[] not null,
  grams            int[] not null,
  developer_volume smallint,
  developer_id     bigint,
  proportion       smallint not null,
  minutes          smallint,
  charge           int,
  note             text not null,
  -- Pesos that its grams had cost.
  cost             int not null check (cost >= 0)
);
create index formula_visit_of_client on purchase.formula_visit (client_id, used_at desc);

-- Grams that left the shelf. It names no client, so a client can be removed and what was used stays used.
create table purchase.formula_use (
  id          bigint generated always as identity primary key,
  customer_id uuid not null references auth.customer,
  version_id  bigint not null,
  grams       int not null check (grams > 0),
  used_at     timestamptz not null
);
create index formula_use_of_customer on purchase.formula_use (customer_id, version_id);

-- What was left of a version when it was counted by hand.
create table purchase.formula_shelf (
  customer_id uuid not null references auth.customer,
  version_id  bigint not null,
  grams       int not null check (grams between 0 and 1000000),
  counted_at  timestamptz not null,
  primary key (customer_id, version_id)
);
