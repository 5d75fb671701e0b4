import type { Credit } from '@tonalia/contract/auth';
import { rowIs, statement } from '../../../platform/db.ts';
import { type AddressRow, livingAddresses } from '../address/address.sql.ts';
import { AVAILABLE } from '../credit/credit.sql.ts';
import type { FoundCustomer } from '../customer/customer.sql.ts';

/** Trade types of a portfolio with the cities that are delivered to; a customer's own city where it has no address. */
export const listPortfolioPlaces = statement(
  'auth.list_portfolio_places',
  `select distinct customer.trade_type_id as "tradeTypeId", customer.approval, coalesce(address.city_id, customer.city_id) as "cityId"
   from auth.portfolio join auth.customer on customer.id = portfolio.customer_id
   left join auth.address on address.customer_id = customer.id and address.deleted_at is null
   where portfolio.seller_id = $1 order by 1, 2, 3`,
  rowIs<{ approval: FoundCustomer['approval'] }>(),
);

/** Every customer of a portfolio by name, with its addresses, the default one first, and its credit. */
export const listPortfolioWhole = statement(
  'auth.list_portfolio_whole',
  `select customer.id, customer.name, customer.city_id as "cityId", place.city, place.state, customer.trade_type_id as "tradeTypeId",
     trade_type.name as "tradeType", customer.approval, customer.weekdays,
     (select coalesce(json_agg(json_build_object('id', living.id, 'title', living.title, 'address', living.address, 'cityId', living."cityId",
         'city', living.city, 'stateId', living."stateId", 'state', living.state, 'fixed', living.fixed)
         order by living.fixed desc, living."cityId" = customer.city_id desc, living.created_at, living.id), '[]')
      from (${livingAddresses('customer.id')}) living) as addresses,
     (select json_build_object('limit', credit_limit, 'used', used, 'available', ${AVAILABLE}, 'overdue', auth.credit_overdue(customer_id, used, $graceDays),
        'blocking', auth.credit_overdue(customer_id, used, $openDays))
      from auth.credit_account where customer_id = customer.id) as credit
   from auth.portfolio join auth.customer on customer.id = portfolio.customer_id
   join auth.trade_type on trade_type.id = customer.trade_type_id
   cross join lateral tracking.place(customer.city_id) place
   where portfolio.seller_id = $sellerId order by customer.search_name, customer.id`,
  rowIs<{
    city: string;
    state: string;
    approval: FoundCustomer['approval'];
    addresses: AddressRow[];
    credit: Credit | null;
  }>(),
);

/** A customer of a portfolio with its addresses and credit. */
export type PortfolioWholeRow = Awaited<ReturnType<typeof listPortfolioWhole>>[number];
