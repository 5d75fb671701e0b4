-- Settings of the installation: the company, its brand, its texts. The registry in platform/settings lists the keys and the form
-- of their values. The history keeps every earlier value.
create table platform.setting (
  key        text primary key check (key ~ '^[a-z]+\.[a-z_]+$'),
  value      jsonb not null,
  updated_at timestamptz not null default now(),
  updated_by text not null
);
create table platform.setting_history (
  id     bigint generated always as identity primary key,
  key    text not null,
  -- Null when the setting was removed.
  value  jsonb,
  set_at timestamptz not null default now(),
  set_by text not null
);
create index setting_history_key on platform.setting_history (key, id);

create trigger tell_change after insert or update or delete or truncate on platform.setting
  for each statement execute function platform.tell_change();

-- A setting as text, for statements that write or show it.
create function platform.setting_text(wanted text, fallback text) returns text
  language sql stable parallel safe
  return coalesce((select value #>> '{}' from platform.setting where key = wanted), fallback);

-- The name of credit on the screen: its own, else the brand's.
create function platform.credit_name() returns text
  language sql stable parallel safe
  return coalesce(platform.setting_text('credit.name', null), 'Cupo ' || platform.setting_text('brand.name', 'de crédito'));

-- The name of a payment method on the screen.
create function purchase.method_name(reference text, name text) returns text
  language sql stable parallel safe
  return case when reference = 'own_credit' then platform.credit_name() else name end;
update purchase.payment_method set name = 'Cupo de crédito' where reference = 'own_credit';

-- An installation chooses the letters of its order codes.
alter table purchase.order drop constraint order_code_check;
alter table purchase.order add constraint order_code_check check (code ~ '^[A-Z]{2,4}-[0-9A-Z]{5,8}$');
