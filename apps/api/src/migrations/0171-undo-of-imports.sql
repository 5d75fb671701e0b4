-- What an import changed can be put back for 30 days, where nothing changed since.
alter table products.import_list
  drop constraint import_list_state_check,
  add constraint import_list_state_check
    check (state in ('columns', 'checking', 'checked', 'running', 'stopped', 'done', 'failed', 'undoing', 'undone'));
alter table products.import_run
  -- Rows that were put back, and rows that stay.
  add column back int not null default 0,
  add column kept int not null default 0;
alter table products.import_row
  add column undone text check (undone in ('back', 'kept')),
  add column kept_reason text;
