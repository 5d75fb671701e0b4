-- A paused alert waits, but makes no notice until its customer resumes it.
alter table products.alert add column paused boolean not null default false;
