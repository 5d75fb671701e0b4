-- Lines of bank statements, matched with the transfers that customers sent.
create table purchase.bank_statement (
  id          bigint generated always as identity primary key,
  account     text not null check (btrim(account) <> '' and length(account) <= 60),
  file_name   text not null check (length(file_name) <= 120),
  first_day   date not null,
  last_day    date not null,
  uploaded_by text not null,
  uploaded_at timestamptz not null default now()
);
create index bank_statement_uploaded on purchase.bank_statement (uploaded_at desc, id desc);

create table purchase.bank_line (
  id           bigint generated always as identity primary key,
  statement_id bigint not null references purchase.bank_statement,
  account      text not null,
  day          date not null,
  -- Negative for money that left the account.
  amount       bigint not null check (amount <> 0),
  reference    text not null check (length(reference) <= 80),
  description  text not null check (length(description) <= 200),
  -- The same line of two files, or of one file that is sent twice, is one line.
  hash         bytea not null constraint bank_line_once unique,
  payment_id   bigint constraint bank_line_of_payment unique references purchase.payment,
  matched_at   timestamptz,
  matched_by   text,
  -- It is of no order: a fee, a transfer between own accounts.
  ignored_at   timestamptz,
  ignored_by   text,
  constraint bank_line_matched check ((payment_id is null) = (matched_at is null) and (matched_at is null) = (matched_by is null)),
  constraint bank_line_ignored check ((ignored_at is null) = (ignored_by is null) and (ignored_at is null or matched_at is null)),
  constraint bank_line_pays check (payment_id is null or amount > 0)
);
create index bank_line_statement on purchase.bank_line (statement_id);
create index bank_line_day on purchase.bank_line (day desc, id desc);
create index bank_line_free on purchase.bank_line (day desc, id desc) where payment_id is null and ignored_at is null;
