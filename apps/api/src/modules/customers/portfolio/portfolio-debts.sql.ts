import { statement } from '../../../platform/db.ts';
import { type CustomerRow, PLACED, ROW } from '../customer/customer.sql.ts';

/** A customer of a portfolio with its phone and its debt of own credit. */
export interface PortfolioDebtRow extends CustomerRow {
  /** The person behind the business. */
  contact: string | null;
  /** In E.164. */
  phone: string | null;
  owed: number;
  /** Past its due day and the days of grace. */
  overdue: number;
  /** The default delivery address. */
  door: { address: string; city: string } | null;
}

/** The customers of a portfolio by name, 1,000 at most, with what they owe. */
export const listPortfolioDebts = statement<PortfolioDebtRow, [sellerId: string, graceDays: number]>(
  'auth.list_portfolio_debts',
  `select ${ROW}, nullif(trim(person.name || ' ' || person.last_name), '') as contact, person.phone_e164 as phone, coalesce(account.used, 0) as owed,
     coalesce(auth.credit_overdue(customer.id, account.used, $2), 0) as overdue,
     (select json_build_object('address', address.address, 'city', (tracking.place(address.city_id)).city)
      from auth.address where address.customer_id = customer.id and address.deleted_at is null
      order by address.fixed desc, address.city_id = customer.city_id desc, address.created_at, address.id limit 1) as door
   from auth.portfolio join auth.customer on customer.id = portfolio.customer_id ${PLACED}
     left join auth.identity person on person.id = customer.identity_id and person.deleted_at is null
     left join auth.credit_account account on account.customer_id = customer.id
   where portfolio.seller_id = $1 order by customer.search_name, customer.id limit 1000`,
);
