import { statement } from '../../../platform/db.ts';

/** Customers by city, for these cities: by the city of their account or of an address. A customer can count in several. */
export const countCustomersByCity = statement(
  'auth.count_customers_by_city',
  `select found.city_id as "cityId", count(*)::int as customers from (
     select city_id, id from auth.customer where city_id = any($1::text[])
     union select city_id, customer_id from auth.address where city_id = any($1::text[]) and deleted_at is null) found
   group by found.city_id`,
);

/** Customers with the city of their account or an address in one of these cities, each once. */
export const countCustomersIn = statement(
  'auth.count_customers_in',
  `select count(*)::int as customers from (
     select id from auth.customer where city_id = any($1::text[])
     union select customer_id from auth.address where city_id = any($1::text[]) and deleted_at is null) found`,
);
