-- Search history. Nothing wrote the earlier table, which would have grown by a row for every search.
drop table marketing.search_term;

-- The latest fifty terms of an account, or of a guest's session.
create table marketing.search_term (
  -- The account, or the session of a guest, because all guests share one account.
  seeker      uuid not null,
  is_account  boolean not null,
  term        text not null check (length(term) between 1 and 120),
  plain_term  text not null generated always as (platform.plain_text(term)) stored,
  times       int not null default 1 check (times > 0),
  searched_at timestamptz not null,
  primary key (seeker, plain_term)
);
-- Counts the accounts that search for a term: a term of a single account is shown to no other.
create index search_term_accounts on marketing.search_term (plain_term) where is_account;
create index search_term_old on marketing.search_term (searched_at);

-- How many accounts and sessions searched for a term on a day. They are not identified.
create table marketing.search_count (
  day         date not null,
  term        text not null check (length(term) between 1 and 120),
  plain_term  text not null generated always as (platform.plain_text(term)) stored,
  times       int not null default 1 check (times > 0),
  searched_at timestamptz not null,
  primary key (day, plain_term)
);

-- A browser drops tabs and line breaks, so "/", a tab and "/host" would be another site. Existing links of this kind are not served.
alter table marketing.banner add constraint banner_link_stays check (app_link !~ '[[:cntrl:][:space:]\\]') not valid;
alter table marketing.promotional_header add constraint header_link_stays check (app_link !~ '[[:cntrl:][:space:]\\]') not valid;
alter table marketing.menu_entry add constraint menu_link_stays check (link !~ '[[:cntrl:][:space:]\\]') not valid;
alter table marketing.promotional_header add constraint header_colours_are_hex check (
  design ->> 'timerBg' ~ '^#[0-9A-Fa-f]{6}$' and design ->> 'itemTimeText' ~ '^#[0-9A-Fa-f]{6}$'
  and design ->> 'itemTimeBg' ~ '^#[0-9A-Fa-f]{6}$' and design ->> 'tagText' ~ '^#[0-9A-Fa-f]{6}$'
  and design ->> 'tagBg' ~ '^#[0-9A-Fa-f]{6}$') not valid;
