-- Imports of the office: a list of a supplier, its columns, what a check foresees, and what the import did.

-- The rows of an import outlive a crash, because the import goes on where it was.
alter table products.import_row set logged;
alter table products.import_row
  -- Values that the row changes: [{field, before, after}].
  add column changes jsonb,
  add column doubted boolean not null default false;
create index import_row_started on products.import_row (started_at);

create table products.import_list (
  id            uuid primary key default gen_random_uuid(),
  -- Shown as IM-0232.
  number        bigint not null generated always as identity,
  kind          text not null check (kind in ('catalogue', 'prices', 'stock')),
  name          text not null check (length(name) between 1 and 200),
  operator_id   uuid not null,
  operator_name text not null,
  rows          int not null check (rows >= 0),
  -- The titles of the columns, the first rows, and what each column is (a field, `price:barberia`, `stock:BOG`; null for nothing).
  titles        jsonb not null,
  samples       jsonb not null,
  targets       jsonb not null,
  -- The template that the columns came from, or were kept as.
  template      text,
  state         text not null default 'columns'
    check (state in ('columns', 'checking', 'checked', 'running', 'stopped', 'done', 'failed')),
  problem       text check (length(problem) <= 300),
  check_id      uuid,
  run_id        uuid,
  version       int not null default 1,
  created_at    timestamptz not null default now()
);
create index import_list_number on products.import_list (number desc);
create index import_list_created on products.import_list (created_at);

-- The bytes of a list; removed a month later.
create table products.import_file (
  list_id uuid primary key references products.import_list on delete cascade,
  content bytea not null
);

-- One reading of a list, with its rows in products.import_row: a check, which is rolled back, or the import.
create table products.import_run (
  id            uuid primary key default gen_random_uuid(),
  list_id       uuid not null references products.import_list on delete cascade,
  is_check      boolean not null,
  phase         text not null default 'staging' check (phase in ('staging', 'checking', 'saving', 'closing', 'done')),
  -- Doubted prices are taken too.
  takes_doubted boolean not null default false,
  -- What is missing from the list is withdrawn, when it is not more than was shown.
  withdraws     boolean not null default false,
  missing_seen  int,
  staged        int not null default 0,
  after_key     text not null default '',
  saved         int not null default 0,
  products      int not null default 0,
  prices        jsonb,
  counts        jsonb,
  missing       jsonb,
  withdrawn     text[] not null default '{}',
  touched_at    timestamptz not null default now(),
  ended_at      timestamptz
);
create index import_run_list on products.import_run (list_id);

-- What the columns of a supplier's lists are, by title.
create table products.import_template (
  id          uuid primary key default gen_random_uuid(),
  kind        text not null check (kind in ('catalogue', 'prices', 'stock')),
  name        text not null check (length(name) between 1 and 80),
  plain_name  text not null generated always as (platform.plain_text(name)) stored,
  -- The titles in plain words, sorted: a list with the same ones has the same columns.
  fingerprint text not null,
  targets     jsonb not null,
  updated_by  text not null,
  updated_at  timestamptz not null default now(),
  unique (kind, plain_name)
);
create index import_template_titles on products.import_template (kind, fingerprint);
