import { begins } from '../../../platform/begins.sql.ts';
import { rowIs, statement } from '../../../platform/db.ts';

/** Candidates of each kind, of which the best are returned. */
const MOST_READ = 200;
/** The person of an account, as the index `identity_search_name` has it. */
const person = `platform.plain_text(identity.name || ' ' || identity.last_name)`;

const candidate = 'customer.id, customer.identity_id, customer.search_name';

const account = 'auth.identity join auth.customer on customer.identity_id = identity.id';
const nameRank = `case when search_name like $start then 2 when ' ' || search_name like $word then 3 else 4 end`;

/** Candidates with all words in a name: by its longest words, and by a short word that begins a later word of it. */
const named = (name: string, from: string, rank: string): string =>
  [
    `$first::text is not null and ${name} like $first and ${name} like $second`,
    `$inner::text is not null and ${name} like $inner`,
  ]
    .map(
      (condition) => `union all (select ${candidate}, ${rank} from ${from}
       where ${condition} and ' ' || ${name} like all($all::text[]) limit ${MOST_READ})`,
    )
    .join('\n     ');

/** Customers by document, telephone, name or the person of their account; exact numbers and names that begin so first. */
export const searchCustomerRows = statement(
  'auth.search_customers',
  `with found as (
     (select ${candidate}, 1 as rank from auth.customer where $document::text is not null and ${begins('document_number', '$document')} limit ${MOST_READ})
     union all (select ${candidate}, 0 from auth.customer where document_number = $document or $person::text is not null and document_number = $person limit ${MOST_READ})
     union all (select ${candidate}, case identity.phone when $phone then 0 else 1 end
       from ${account}
       where $phone::text is not null and ${begins('identity.phone', '$phone')} and identity.deleted_at is null limit ${MOST_READ})
     ${named('search_name', 'auth.customer', nameRank)}
     ${named(person, `${account} and identity.deleted_at is null`, '5')}
   ), best as (
     select found.id, min(found.rank) as rank, found.search_name
     -- row by row: a guess of many candidates would read all accounts
     from found left join lateral (
       select deleted_at from auth.identity where identity.id = found.identity_id offset 0) account on true
     where account.deleted_at is null
     group by found.id, found.search_name order by rank, search_name, found.id limit $limit
   )
   select customer.id, customer.name, nullif(trim(concat_ws(' ', identity.name, identity.last_name)), '') as contact,
     place.city, customer.city_id as "cityId", customer.document_type as "documentType", customer.document_number as document,
     identity.phone, account.used as debt
   from best join auth.customer on customer.id = best.id
   left join auth.identity on identity.id = customer.identity_id
   left join auth.credit_account account on account.customer_id = customer.id
   cross join lateral tracking.place(customer.city_id) place
   order by best.rank, best.search_name, best.id`,
  rowIs<{ city: string }>(),
);
