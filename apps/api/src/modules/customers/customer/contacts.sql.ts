import { begins } from '../../../platform/begins.sql.ts';
import { rowIs, statement } from '../../../platform/db.ts';

/** What the office shows of a customer beside an order. */
export interface CustomerContact {
  id: string;
  document: string | null;
  phone: string | null;
  /** The owner's full name. */
  person: string | null;
  /** The seller's full name. */
  seller: string | null;
  /** No order is placed for it. */
  isBlocked: boolean;
}

/** Document, telephone and seller of customers. */
export const listContacts = statement(
  'auth.list_contacts',
  `select customer.id, customer.document_type || ' ' || customer.document_number as document, identity.phone,
     nullif(trim(concat_ws(' ', identity.name, identity.last_name)), '') as person,
     nullif(trim(concat_ws(' ', seller.name, seller.last_name)), '') as seller,
     customer.blocked_at is not null or identity.blocked_at is not null as "isBlocked"
   from auth.customer
   left join auth.identity on identity.id = customer.identity_id and identity.deleted_at is null
   left join auth.portfolio on portfolio.customer_id = customer.id
   left join auth.identity seller on seller.id = portfolio.seller_id
   where customer.id = any($1)`,
  rowIs<Omit<CustomerContact, 'id'>>(),
);

/** Customers with this document, with or without its check digit, this telephone, or a name like the pattern; 200 at most. */
export const findCustomerIds = statement(
  'auth.find_customer_ids',
  `select id from (
     (select customer.id from auth.customer where document_number = $typed limit 200)
     union (select customer.id from auth.customer
       where ${begins('document_number', '$typed')} and length(document_number) = length($typed) + 1 limit 200)
     union (select customer.id from auth.identity join auth.customer on customer.identity_id = identity.id
       where identity.phone = $typed and identity.deleted_at is null limit 200)
     union (select customer.id from auth.customer where search_name like platform.plain_text($pattern) limit 200)) found
   order by id limit 200`,
);

/** Customers in the portfolios of these sellers. */
export const listCustomersOfSellers = statement(
  'auth.list_customers_of_sellers',
  `select customer_id as "customerId" from auth.portfolio where seller_id = any($1::uuid[])`,
);

/** Customers that have a seller. */
export const listServedCustomers = statement(
  'auth.list_served_customers',
  `select customer_id as "customerId" from auth.portfolio`,
);
