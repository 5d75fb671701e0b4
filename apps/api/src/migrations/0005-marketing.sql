-- Banners, the countdown header, the menu, coupons and search terms.
create schema marketing;

create table marketing.banner (
  id       bigint generated always as identity primary key,
  name     text not null,
  position text not null check (position in ('featured', 'main', 'main-mobile', 'popup')),
  title    text not null check (length(title) between 1 and 80),
  subtitle text not null default '' check (length(subtitle) <= 120),
  -- A scene of the artwork generator.
  picture  jsonb not null,
  app_link text not null check (app_link ~ '^/([^/\\]|$)'),
  platforms text[] not null default '{web,ios,android,other}'
    check (cardinality(platforms) > 0 and platforms <@ '{web,ios,android,other}'),
  sort     int not null default 0,
  during   tstzrange not null default tstzrange(now(), null) check (not isempty(during))
);
create index banner_position on marketing.banner (position, sort);

create table marketing.promotional_header (
  id       bigint generated always as identity primary key,
  title    text not null check (length(title) between 1 and 80),
  end_date timestamptz not null,
  timer    boolean not null default true,
  app_link text check (app_link ~ '^/([^/\\]|$)'),
  design   jsonb not null
);

create table marketing.menu_entry (
  id       bigint generated always as identity primary key,
  name     text not null,
  icon     text,
  link     text not null check (link ~ '^/([^/\\]|$)'),
  position int not null unique
);

create table marketing.coupon (
  id              bigint generated always as identity primary key,
  code            text not null unique check (code = upper(code) and code ~ '^[A-Z0-9-]{3,30}$'),
  name            text not null,
  discount_type   text not null check (discount_type in ('percentage', 'value')),
  amount          int not null,
  min_total       int not null default 0 check (min_total >= 0),
  manufacturer_id bigint references products.manufacturer,
  category_id     bigint references products.category,
  per_customer    int not null default 1 check (per_customer > 0),
  total_limit     int check (total_limit > 0),
  redeemed        int not null default 0 check (redeemed >= 0),
  during          tstzrange not null check (not isempty(during)),
  constraint coupon_within_limit check (total_limit is null or redeemed <= total_limit),
  check (num_nonnulls(manufacturer_id, category_id) <= 1),
  check (case discount_type when 'percentage' then amount between 1 and 90 else amount > 0 end)
);

create table marketing.coupon_redemption (
  coupon_id   bigint not null references marketing.coupon,
  order_id    uuid not null unique,
  customer_id uuid not null references auth.customer,
  nth         int not null check (nth >= 1),
  redeemed_at timestamptz not null default now(),
  primary key (coupon_id, customer_id, nth)
);

create table marketing.search_term (
  id          bigint generated always as identity primary key,
  term        text not null check (length(term) between 1 and 120),
  plain_term  text not null generated always as (platform.plain_text(term)) stored,
  identity_id uuid references auth.identity,
  session_id  uuid,
  searched_at timestamptz not null default now()
);
create index search_term_recent on marketing.search_term (searched_at desc);
create index search_term_person on marketing.search_term (identity_id, session_id, searched_at desc);
