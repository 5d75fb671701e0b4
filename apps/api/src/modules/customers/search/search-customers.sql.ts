import { begins } from '../../../platform/begins.sql.ts';
import { rowIs, statement } from '../../../platform/db.ts';

/** Candidates of each kind, of which the best are returned. */
const MOST_READ = 200;
/** The person of an account, as the index `identity_search_name` has it. */
const person = `platform.plain_text(identity.name || ' ' || identity.last_name)`;

/** Customers by document, telephone, name or the person of their account; exact numbers and names that begin so first. */
export const searchCustomerRows = statement(
  'auth.search_customers',
  `with found as (
     (select customer.id, 1 as rank from auth.customer where $document::text is not null and ${begins('document_number', '$document')} limit ${MOST_READ})
     union all (select customer.id, 0 from auth.customer where document_number = $document or $person::text is not null and document_number = $person limit ${MOST_READ})
     union all (select customer.id, case identity.phone when $phone then 0 else 1 end
       from auth.identity join auth.customer on customer.identity_id = identity.id
       where $phone::text is not null and ${begins('identity.phone', '$phone')} and identity.deleted_at is null limit ${MOST_READ})
     union all (select customer.id, case when search_name like $start then 2 when ' ' || search_name like $later then 3 else 4 end from auth.customer
       where $first::text is not null and $later::text is not null and (search_name like $first or search_name like $later) and ' ' || search_name like all($all::text[]) limit ${MOST_READ})
     union all (select customer.id, 5 from auth.identity join auth.customer on customer.identity_id = identity.id
       where $first is not null and (${person} like $first or ${person} like $later) and identity.deleted_at is null
         and ' ' || ${person} like all($all::text[]) limit ${MOST_READ})
   ), best as (
     select customer.id, min(found.rank) as rank, customer.search_name
     from found join auth.customer on customer.id = found.id
     left join auth.identity on identity.id = customer.identity_id
     where identity.deleted_at is null
     group by customer.id order by rank, search_name, customer.id limit $limit
   )
   select customer.id, customer.name, nullif(trim(concat_ws(' ', identity.name, identity.last_name)), '') as contact,
     place.city, customer.city_id as "cityId", customer.document_type as "documentType", customer.document_number as document,
     identity.phone, account.used as debt
   from best join auth.customer on customer.id = best.id
   left join auth.identity on identity.id = customer.identity_id
   left join auth.credit_account account on account.customer_id = customer.id
   cross join lateral tracking.place(customer.city_id) place
   order by best.rank, best.search_name, best.id`,
  rowIs<{ documentType: 'CC' | 'CE' | 'NIT' | null; city: string }>(),
);
