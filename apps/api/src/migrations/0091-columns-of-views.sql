-- Names of all columns in their order; null keeps the operator's own.
alter table office.saved_view add column columns text[];
