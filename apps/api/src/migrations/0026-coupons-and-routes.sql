-- What coupons are for, by name; whom they are shown to; and customers with delivery days of their own.

-- Statements of other modules ask this instead of reading the tables.
create function products.brand_or_category(manufacturer bigint, category bigint) returns text
  language sql stable parallel safe as $$
  select coalesce(
    (select name from products.manufacturer where id = $1), (select name from products.category where id = $2))
$$;

-- One that is not listed is for who was told its code.
alter table marketing.coupon add column listed boolean not null default true;

-- ISO weekdays of the customer's route, where it is not the zone's.
alter table auth.customer add column weekdays smallint[]
  check (cardinality(weekdays) > 0 and weekdays <@ '{1,2,3,4,5,6,7}');
