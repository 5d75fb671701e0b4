-- Where a person gets the news of its orders, alerts and approvals, besides the list behind the bell. Codes and the security of the account
-- do not ask.
alter table auth.identity
  add column news_by_mail boolean not null default true,
  add column news_by_push boolean not null default true;
