-- Shared by all modules: the outbox and the audit events.
create extension if not exists pg_trgm;
create extension if not exists btree_gist;

create schema platform;

create table platform.outbox (
  id           bigint generated always as identity primary key,
  topic        text not null check (topic ~ '^[a-z]+\.[a-z_]+$'),
  payload      jsonb not null,
  created_at   timestamptz not null default now(),
  available_at timestamptz not null default now(),
  attempts     int not null default 0 check (attempts >= 0),
  done_at      timestamptz,
  failed_at    timestamptz,
  last_error   text
);
create index outbox_open on platform.outbox (available_at, id) where done_at is null and failed_at is null;
-- Events handled long ago are deleted.
create index outbox_done on platform.outbox (done_at) where done_at is not null;

create table platform.audit (
  id         bigint generated always as identity primary key,
  at         timestamptz not null default now(),
  actor_id   uuid,
  action     text not null check (action ~ '^[a-z]+\.[a-z_]+$'),
  subject_id text not null,
  detail     jsonb not null default '{}'
);
create index audit_subject on platform.audit (subject_id, at);

-- Text as search compares it: lower case, without accents, but with the letter ñ apart from n.
create function platform.plain_text(input text) returns text
  language sql immutable strict parallel safe
  return translate(lower(input), 'áàâäãåéèêëíìîïóòôöõúùûüýÿç', 'aaaaaaeeeeiiiiooooouuuuyyc');
