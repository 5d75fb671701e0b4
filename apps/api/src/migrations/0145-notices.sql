-- Notices to customers, in one place: each once for its key, whichever process writes it. They reference no table, so that writing one
-- waits for no lock of a customer; the closing of an account deletes them.
create schema notices;

create table notices.notice (
  id          uuid primary key default gen_random_uuid(),
  customer_id uuid not null,
  -- The one person it is for; null: all people of the customer.
  identity_id uuid,
  -- The event that it is about, so that a repeated event writes nothing.
  key         text not null check (length(key) between 1 and 120),
  kind        text not null check (kind in ('order', 'refund', 'back_in_stock', 'price_drop', 'approval')),
  title       text not null check (length(title) between 1 and 200),
  text        text not null default '',
  -- The path of its thing in the shop.
  path        text not null check (path like '/%' and length(path) <= 300),
  -- The words of its button; null without one.
  action      text,
  -- The version that a notice of stock or price shows.
  version_id  bigint,
  quantity    int check (quantity > 0),
  hex         text,
  written_at  timestamptz not null,
  read_at     timestamptz,
  archived_at timestamptz,
  unique (customer_id, key)
);
create index notice_of_customer on notices.notice (customer_id, written_at desc, id desc) where archived_at is null;
create index notice_unread on notices.notice (customer_id) where read_at is null and archived_at is null;
create index notice_by_age on notices.notice (written_at);
