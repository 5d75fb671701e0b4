import { statement } from '../../../platform/db.ts';

/** Customers with prices agreed for now or later. */
export const listAgreedCustomers = statement(
  'products.list_agreed_customers',
  `select distinct customer_id as "customerId" from products.price_program
   where customer_id is not null and cancelled_at is null and (upper_inf(during) or upper(during) > $1::timestamptz)`,
);

/** Bounds in ms; null for none. */
const instant = (bound: string): string => `round(extract(epoch from ${bound}) * 1000)::float8`;

/** The prices agreed with each of these customers for now or later. */
export const listAgreedPrices = statement(
  'products.list_agreed_prices',
  `select customer_id as "customerId", version_id::int as "versionId",
     case when not lower_inf(during) then ${instant('lower(during)')} end as "from",
     case when not upper_inf(during) then ${instant('upper(during)')} end as "until", amount, replaces, id, name
   from products.programmed_price
   where customer_id = any($customerIds::uuid[]) and (upper_inf(during) or upper(during) > $now::timestamptz)
   order by version_id, id`,
);
