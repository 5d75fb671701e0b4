-- Why a seller sold nothing on a visit: one reason a day, the last one counts.
create table purchase.no_sale (
  identity_id uuid not null references auth.identity,
  customer_id uuid not null references auth.customer,
  day         date not null,
  reason      text not null check (reason in ('closed', 'away', 'stocked', 'money', 'elsewhere', 'other')),
  noted_at    timestamptz not null,
  primary key (identity_id, day, customer_id)
);
create index no_sale_customer on purchase.no_sale (customer_id, day desc);
