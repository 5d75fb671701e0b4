import type { OfficeCustomerSort, OfficeCustomerTab } from '@tonalia/contract/customer-list';
import { rowIs, statement } from '../../../platform/db.ts';

/** Age of the oldest document on `$today`, as `DebtAge`, from an account `a` and the oldest due day `debt.oldest`. */
const age = `case when debt.oldest is null then case when coalesce(a.used, 0) > 0 then 'current' else 'none' end when debt.oldest >= $today then 'current' when debt.oldest >= $today::date - 30 then 'to30'
     when debt.oldest >= $today::date - 60 then 'to60' when debt.oldest >= $today::date - 90 then 'to90' else 'over90' end`;

const oldestDue = "min(coalesce(d.due_on, 'infinity')) as oldest from auth.open_document d";

/** Customers that owe, with the age. */
const debtors = `(select customer_id, ${age} as age from auth.credit_account a
     full join (select d.customer_id, ${oldestDue} group by 1) debt using (customer_id))`;

/** Customers that are blocked, directly or through their account. */
const blockedIds = `(select b.id from auth.customer b where b.blocked_at is not null
   union select b.id from auth.identity i join auth.customer b on b.identity_id = i.id where i.blocked_at is not null)`;

/**
 * Approved customers with an open account that fit the filters, without the tab. It joins nothing: without a filter of its own, another
 * table is not read, and indexes of the customers answer the counts.
 */
const filtered = `c.approval = 'approved' and (c.identity_id is null or c.identity_id not in (select id from auth.identity where deleted_at is not null))
     and ($ids::uuid[] is null or c.id = any($ids))
     and ($sellerIds::uuid[] is null or c.id in (select customer_id from auth.portfolio where seller_id = any($sellerIds))
       or ($isDirect::boolean and c.id not in (select customer_id from auth.portfolio where seller_id is not null)))
     and ($cityIds::text[] is null or c.city_id = any($cityIds))
     and ($tradeTypes::text[] is null or c.trade_type_id = any($tradeTypes))
     and ($hasCredit::boolean is null or (c.id in (select customer_id from auth.credit_account where credit_limit > 0)) = $hasCredit)
     and ($debts::text[] is null or c.id in (select customer_id from ${debtors} debtor where age = any($debts))
       or ('none' = any($debts) and c.id not in (select customer_id from ${debtors} debtor)))`;

const tabs: Record<OfficeCustomerTab, string> = {
  all: 'true',
  new: 'c.created_at >= $monthStart',
  quiet: 'c.id in (select customer_id from auth.last_purchase where bought_on <= $quietUntil)',
  overdue: 'c.id in (select customer_id from auth.open_document where due_on < $today::date - $graceDays::int)',
  blocked: `c.id in ${blockedIds}`,
};
const isShown = `case $tab::text ${Object.entries(tabs)
  .map(([name, condition]) => `when '${name}' then ${condition}`)
  .join(' ')} end`;

/** Customers of each tab under the filters, each from the smallest set or index that knows it. */
export const countOfficeCustomers = statement(
  'auth.count_office_customers',
  `select ${Object.entries(tabs)
    .map(
      ([name, condition]) =>
        `(select count(*)::int from auth.customer c where ${filtered} and ${condition}) as "${name}"`,
    )
    .join(', ')}`,
  rowIs<Record<OfficeCustomerTab, number>>(),
);

const bought = `(select sum(b.amount) from auth.loyalty_purchase b where b.customer_id = c.id and b.bought_on > $boughtSince)`;

const byName = 'c.search_name, c.id';
const accounts = 'left join auth.credit_account a on a.customer_id = c.id';
const lastPurchases = 'left join auth.last_purchase l on l.customer_id = c.id';

/** What each order sorts by, and what it joins for that. */
const orders: Record<Exclude<OfficeCustomerSort, '-bought'>, { by: string; join?: string }> = {
  name: { by: byName },
  '-name': { by: 'c.search_name desc, c.id' },
  '-owed': { by: `coalesce(a.used, 0) desc, ${byName}`, join: accounts },
  '-lastOrder': { by: `l.bought_on desc nulls last, ${byName}`, join: lastPurchases },
  lastOrder: { by: `l.bought_on nulls last, ${byName}`, join: lastPurchases },
};

/** What the list shows of the customers of `page`, in its order. */
const shownOfPage = `select c.id, c.name, place.city, c.document_type as "documentType", c.document_number as document, ${age} as debt,
     nullif(trim(concat_ws(' ', seller.name, seller.last_name)), '') as seller, t.name as "tradeType", l.bought_on::text as "lastOrderOn",
     coalesce(${bought}, 0)::float8 as bought, coalesce(a.used, 0) as owed,
     (c.blocked_at is not null or i.blocked_at is not null) as "isBlocked"
   from page join auth.customer c on c.id = page.id
   join auth.trade_type t on t.id = c.trade_type_id
   cross join lateral tracking.place(c.city_id) place
   left join auth.identity i on i.id = c.identity_id
   left join auth.portfolio p on p.customer_id = c.id
   left join auth.identity seller on seller.id = p.seller_id
   ${accounts}
   ${lastPurchases}
   cross join lateral (select ${oldestDue} where d.customer_id = c.id) debt
   order by page.at`;

/** A page in one order. It is chosen first: names, places and debts are read of its customers alone. */
const pageBy = (sort: keyof typeof orders): string => {
  const { by, join = '' } = orders[sort];
  return `with page as materialized (
     select c.id, row_number() over (order by ${by}) as at from auth.customer c ${join} where ${filtered} and ${isShown}
     order by ${by} limit $limit offset $offset)
   ${shownOfPage}`;
};

/** Those that bought, the most first, then the others by name: to sort all takes twice as long where few bought. */
const pageByBought = `with bought as materialized (
     select customer_id, sum(amount) as amount from auth.loyalty_purchase where bought_on > $boughtSince group by 1 having sum(amount) > 0),
   buyers as materialized (
     select c.id, c.search_name, b.amount
     from auth.customer c join bought b on b.customer_id = c.id where ${filtered} and ${isShown}),
   page as materialized (
     select * from (
       (select b.id, row_number() over (order by b.amount desc, b.search_name, b.id) as at from buyers b
        order by at limit $limit::int offset $offset::int)
       union all
       (select c.id, 1e9::bigint + row_number() over (order by ${byName})
        from auth.customer c where ${filtered} and ${isShown} and not exists (select from bought b where b.customer_id = c.id)
        order by ${byName} limit $limit::int offset (select greatest($offset::int - count(*), 0) from buyers))) chosen
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
     select c.id, row_number() over (order by ${byName}) as at from auth.customer c where ${filtered} and ${isShown}
       and ($after::uuid is null or (c.search_name, c.id) > (select o.search_name, o.id from auth.customer o where o.id = $after))
     order by ${byName} limit $limit)
   ${shownOfPage}`,
  rowIs<ListedClaim>(),
);

/** The ids of the filtered customers by name, at most `$limit`. */
export const listFilteredCustomerIds = statement(
  'auth.list_filtered_customer_ids',
  `select c.id from auth.customer c where ${filtered} and ${isShown} order by ${byName} limit $limit`,
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
