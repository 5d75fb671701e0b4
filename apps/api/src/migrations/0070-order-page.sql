-- Internal notes about an order; the shop never reads them.
create table purchase.order_note (
  id          uuid primary key default gen_random_uuid(),
  order_id    uuid not null references purchase.order on delete cascade,
  text        text not null check (btrim(text) <> '' and length(text) <= 1000),
  -- The author, as named when it was written.
  by_name     text not null check (length(by_name) between 1 and 120),
  created_at  timestamptz not null default now()
);
create index order_note_order on purchase.order_note (order_id, created_at);

-- Messages to people about a subject (an order), without their content: what was sent, by which channel, and whether it arrived at
-- the provider. The outbox, which delivers them, forgets them after a month.
create table platform.message (
  -- The id in the payload of the outbox.
  id          text primary key,
  subject_id  text not null,
  recipient   text not null check (recipient in ('customer', 'seller')),
  channel     text not null check (channel in ('email', 'whatsapp', 'sms', 'push')),
  title       text not null check (length(title) <= 200),
  -- The event that caused it, to send it again.
  cause       jsonb not null,
  -- The operator that sent it again; null when a rule did.
  started_by  text,
  created_at  timestamptz not null default now(),
  sent_at     timestamptz,
  failed_at   timestamptz
);
create index message_subject on platform.message (subject_id, created_at);
