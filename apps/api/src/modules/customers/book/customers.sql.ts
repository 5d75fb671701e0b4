import type { OfficeCustomerSort, OfficeCustomerTab } from '@tonalia/contract/customer-list';
import { rowIs, statement } from '../../../platform/db.ts';

/** What each customer owes: its oldest due day with a balance. */
const debt = `(select d.customer_id, min(coalesce(d.due_on, 'infinity')) as oldest from auth.open_document d group by 1) debt on debt.customer_id = c.id`;

/** Age of the oldest document on `$today`, as `DebtAge`. */
const age = `case when debt.oldest is null then case when coalesce(a.used, 0) > 0 then 'current' else 'none' end when debt.oldest >= $today then 'current' when debt.oldest >= $today::date - 30 then 'to30'
     when debt.oldest >= $today::date - 60 then 'to60' when debt.oldest >= $today::date - 90 then 'to90' else 'over90' end`;

const isBlocked = '(c.blocked_at is not null or i.blocked_at is not null)';

/** Approved customers with an open account that fit the filters, without the tab. */
const filtered = `from auth.customer c
   left join auth.identity i on i.id = c.identity_id and (i.deleted_at is not null or i.blocked_at is not null)
   left join auth.portfolio p on p.customer_id = c.id
   left join auth.credit_account a on a.customer_id = c.id
   left join ${debt}
   left join auth.last_purchase l on l.customer_id = c.id
   where c.approval = 'approved' and i.deleted_at is null
     and ($ids::uuid[] is null or c.id = any($ids))
     and ($sellerIds::uuid[] is null or p.seller_id = any($sellerIds) or ($isDirect::boolean and p.seller_id is null))
     and ($cityIds::text[] is null or c.city_id = any($cityIds))
     and ($tradeTypes::text[] is null or c.trade_type_id = any($tradeTypes))
     and ($hasCredit::boolean is null or (coalesce(a.credit_limit, 0) > 0) = $hasCredit)
     and ($debts::text[] is null or ${age} = any($debts))`;

const tabs: Record<OfficeCustomerTab, string> = {
  all: 'true',
  new: 'c.created_at >= $monthStart',
  quiet: 'l.bought_on <= $quietUntil',
  overdue: 'debt.oldest < $today::date - $graceDays::int',
  blocked: isBlocked,
};
const isShown = `case $tab::text ${Object.entries(tabs)
  .map(([name, condition]) => `when '${name}' then ${condition}`)
  .join(' ')} end`;

/** Customers of each tab under the filters. */
export const countOfficeCustomers = statement(
  'auth.count_office_customers',
  `select ${Object.entries(tabs)
    .map(([name, condition]) => `(count(*) filter (where ${condition}))::int as "${name}"`)
    .join(', ')} ${filtered}`,
  rowIs<Record<OfficeCustomerTab, number>>(),
);

const bought = `(select sum(b.amount) from auth.loyalty_purchase b where b.customer_id = c.id and b.bought_on > $boughtSince)`;

const orders: Record<Exclude<OfficeCustomerSort, '-bought'>, string> = {
  name: 'c.search_name, c.id',
  '-name': 'c.search_name desc, c.id',
  '-owed': 'coalesce(a.used, 0) desc, c.search_name, c.id',
  '-lastOrder': 'l.bought_on desc nulls last, c.search_name, c.id',
  lastOrder: 'l.bought_on nulls last, c.search_name, c.id',
};

/** What the list shows of the customers of `page`, in its order. */
const shownOfPage = `select c.id, c.name, place.city, c.document_type as "documentType", c.document_number as document, page.debt,
     nullif(trim(concat_ws(' ', seller.name, seller.last_name)), '') as seller, t.name as "tradeType", l.bought_on::text as "lastOrderOn",
     coalesce(${bought}, 0)::float8 as bought, coalesce(a.used, 0) as owed, ${isBlocked} as "isBlocked"
   from page join auth.customer c on c.id = page.id
   join auth.trade_type t on t.id = c.trade_type_id
   cross join lateral tracking.place(c.city_id) place
   left join auth.identity i on i.id = c.identity_id
   left join auth.portfolio p on p.customer_id = c.id
   left join auth.identity seller on seller.id = p.seller_id
   left join auth.credit_account a on a.customer_id = c.id
   left join auth.last_purchase l on l.customer_id = c.id
   order by page.at`;

/** A page in one order. It is chosen first: names and places are read of its customers alone. */
const pageBy = (sort: keyof typeof orders): string =>
  `with page as materialized (
     select c.id, row_number() over (order by ${orders[sort]}) as at, ${age} as debt ${filtered} and ${isShown}
     order by ${orders[sort]} limit $limit offset $offset)
   ${shownOfPage}`;

/** Those that bought, the most first, then the others by name: to sort all takes twice as long where few bought. */
const pageByBought = `with bought as materialized (
     select customer_id, sum(amount) as amount from auth.loyalty_purchase where bought_on > $boughtSince group by 1 having sum(amount) > 0),
   buyers as materialized (
     select c.id, c.search_name, b.amount, ${age} as debt
     ${filtered.replace('where c.approval', 'join bought b on b.customer_id = c.id where c.approval')} and ${isShown}),
   page as materialized (
     select * from (
       (select b.id, row_number() over (order by b.amount desc, b.search_name, b.id) as at, b.debt from buyers b
        order by at limit $limit::int offset $offset::int)
       union all
       (select c.id, 1e9::bigint + row_number() over (order by ${orders.name}), ${age}
        ${filtered} and ${isShown} and not exists (select from bought b where b.customer_id = c.id)
        order by ${orders.name} limit $limit::int offset (select greatest($offset::int - count(*), 0) from buyers))) chosen
     limit $limit::int)
   ${shownOfPage}`;

type ListedClaim = {
  city: string;
  documentType: 'CC' | 'CE' | 'NIT' | null;
  debt: 'none' | 'current' | 'to30' | 'to60' | 'to90' | 'over90';
  seller: string | null;
  lastOrderOn: string | null;
  owed: number;
  bought: number;
};

/** A page of customers in each order. */
export const listOfficeCustomers = {
  name: statement('auth.list_office_customers_by_name', pageBy('name'), rowIs<ListedClaim>()),
  '-name': statement('auth.list_office_customers_by_name_back', pageBy('-name'), rowIs<ListedClaim>()),
  '-bought': statement('auth.list_office_customers_by_bought', pageByBought, rowIs<ListedClaim>()),
  '-owed': statement('auth.list_office_customers_by_owed', pageBy('-owed'), rowIs<ListedClaim>()),
  '-lastOrder': statement('auth.list_office_customers_by_last_order', pageBy('-lastOrder'), rowIs<ListedClaim>()),
  lastOrder: statement('auth.list_office_customers_by_first_order', pageBy('lastOrder'), rowIs<ListedClaim>()),
} satisfies Record<OfficeCustomerSort, unknown>;

/** The customers after one by name; `after` null: from the first on. */
export const listCustomersAfter = statement(
  'auth.list_customers_after',
  `with page as materialized (
     select c.id, row_number() over (order by ${orders.name}) as at, ${age} as debt ${filtered} and ${isShown}
       and ($after::uuid is null or (c.search_name, c.id) > (select o.search_name, o.id from auth.customer o where o.id = $after))
     order by ${orders.name} limit $limit)
   ${shownOfPage}`,
  rowIs<ListedClaim>(),
);

/** The ids of the filtered customers by name, at most `$limit`. */
export const listFilteredCustomerIds = statement(
  'auth.list_filtered_customer_ids',
  `select c.id ${filtered} and ${isShown} order by ${orders.name} limit $limit`,
);

/** Cities of approved customers by name. */
export const listCustomerCities = statement(
  'auth.list_customer_cities',
  `select c.city_id as id, place.city as name from (select distinct city_id from auth.customer where approval = 'approved') c
   cross join lateral tracking.place(c.city_id) place order by place.city, c.city_id limit 1200`,
  rowIs<{ name: string }>(),
);

/** Trade types by name. */
export const listTradeTypeNames = statement(
  'auth.list_trade_type_names',
  `select id, name from auth.trade_type order by name`,
);
