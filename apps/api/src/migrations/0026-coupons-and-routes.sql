-- Names for the conditions of coupons, unlisted coupons, and delivery days of a customer.

-- Statements of other modules call this and never read the tables.
create function products.brand_or_category(manufacturer bigint, category bigint) returns text
  language sql stable parallel safe as $$
  select coalesce(
    (select name from products.manufacturer where id = $1), (select name from products.category where id = $2))
$$;

-- An unlisted coupon works only for customers with its code.
alter table marketing.coupon add column listed boolean not null default true;

-- ISO weekdays of the customer's route, when they differ from the zone's.
alter table auth.customer add column weekdays smallint[]
  check (cardinality(weekdays) > 0 and weekdays <@ '{1,2,3,4,5,6,7}');
