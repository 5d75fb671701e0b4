-- Many cells that an operator saves as a job, and what became of each. The job has the id alone, and a repeated step finds the result.
create table products.cell_batch (
  id           uuid primary key,
  operator_id  uuid not null,
  edits        jsonb not null,
  is_confirmed boolean not null,
  result       jsonb,
  created_at   timestamptz not null default now()
);
create index cell_batch_by_age on products.cell_batch (created_at);
