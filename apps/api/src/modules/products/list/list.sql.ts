import { statement } from '../../../platform/db.ts';
import type { Statement } from '../../../platform/db.ts';
import { type CardRow, type ShownTo, cardColumns, cardJoins, newSince } from '../card/card.sql.ts';

/** What a list is narrowed to. Each set of these has its own statement, so that each is planned for what it does. */
export interface Scope {
  search: boolean;
  category: boolean;
  manufacturer: boolean;
}

export const sorts = ['relevance', 'bestsellers', 'price_asc', 'price_desc', 'newest', 'name'] as const;
export type Sort = (typeof sorts)[number];

export type Filters = [
  ...ShownTo,
  available: boolean,
  offers: boolean,
  news: boolean,
  presale: boolean,
  combos: boolean,
  categoryId: string | null,
  manufacturerId: string | null,
  search: string | null,
];

/** Every product once, whatever the order, so that pages never overlap. */
const orders: Record<Sort, string> = {
  relevance: 'p.units_sold desc, p.id',
  bestsellers: 'p.units_sold desc, p.id',
  price_asc: 'p.price_from, p.id',
  price_desc: 'p.price_from desc, p.id desc',
  newest: 'p.first_seen_at desc, p.id',
  name: 'p.search_name, p.id',
};

/** What was asked for by its very code, then what has the words in its own name, then what sells. */
const byRelevance = 'p.is_code desc, p.in_title desc, p.units_sold desc, p.id';

const inOffer = `(
  p.id in (select product_id from deals) or p.manufacturer_id in (select manufacturer_id from deals)
  or p.category_id in (select c.id from products.category c join deals d on d.category_id in (c.id, c.parent_id))
  or p.id in (
    select v.product_id from products.programmed_price pp join products.version v on v.id = pp.version_id and v.active
    left join products.price tp on tp.version_id = v.id and tp.trade_type_id = $2
    where pp.during @> $1::timestamptz and (pp.trade_type_id is null or pp.trade_type_id = $2)
      and pp.amount < coalesce(tp.amount, v.base_price)))`;

const inStock = `$3 = any(p.stocked_in)`;

const inPresale = `p.id in (
  select product_id from products.presale ps
  where ps.opens_at <= $1 and ps.closes_at > $1 and (ps.capacity is null or ps.taken < ps.capacity))`;

/** Products the filters let through: the same text for the page, its total and its facets. */
function matching(scope: Scope): string {
  return [
    'p.active',
    `(not $4::boolean or ${inStock})`,
    `(not $5::boolean or ${inOffer})`,
    `(not $6::boolean or p.first_seen_at >= ${newSince('$1')})`,
    `(not $7::boolean or ${inPresale})`,
    `(not $8::boolean or p.kind = 'combo')`,
    scope.category
      ? 'p.category_id in (select id from products.category where id = $9::bigint or parent_id = $9::bigint)'
      : '$9::bigint is null',
    scope.manufacturer ? 'p.manufacturer_id = $10::bigint' : '$10::bigint is null',
    scope.search ? 'p.search @@ (select query from asked)' : '$11::text is null',
  ].join('\n and ');
}

const deals = `deals as materialized (
  select product_id, manufacturer_id, category_id from products.deal
  where during @> $1::timestamptz and (trade_type_id is null or trade_type_id = $2) and min_quantity = 1)`;

const asked = 'asked as materialized (select products.search_query($11) as query)';

const commonTables = (scope: Scope): string => (scope.search ? `${deals}, ${asked}` : deals);

/** A list reads one page off an index and counts apart; a search finds everything once, then sorts and counts it. */
function foundAndTotal(scope: Scope, sort: Sort): string {
  if (!scope.search) {
    return `found as materialized (
        select id, true as in_title, row_number() over () as n from (
          select p.id from products.product p where ${matching(scope)} order by ${orders[sort]} limit $12 offset $13
        ) page
      ), total as (select count(*)::int as total from products.product p where ${matching(scope)})`;
  }
  return `of_code as materialized (
      select product_id from products.version where code = upper(trim($11))
      union select id from products.product where code = upper(trim($11))
    ), hits as materialized (
      select p.id, p.units_sold, p.price_from, p.first_seen_at, p.search_name,
        p.search_title @@ (select query from asked) as in_title, p.id in (select product_id from of_code) as is_code
      from products.product p where ${matching(scope)}
    ), found as materialized (
      select id, in_title, row_number() over () as n from (
        select p.id, p.in_title from hits p
        order by ${sort === 'relevance' ? byRelevance : orders[sort]} limit $12 offset $13
      ) page
    ), total as (select count(*)::int as total from hits)`;
}

const nameOf = ({ search, category, manufacturer }: Scope): string =>
  [search ? 'search' : 'list', category && 'category', manufacturer && 'manufacturer'].filter(Boolean).join('_');

const both = [false, true];
const scopes: Scope[] = both.flatMap((search) =>
  both.flatMap((category) => both.map((manufacturer) => ({ search, category, manufacturer }))),
);

/** A page with the total of all pages in every row; beyond the last page, one row with nothing but the total. */
export type PageRow = { total: number } & (CardRow | { id: null }) & { in_title: boolean };

const pages = new Map<string, Statement<PageRow, [...Filters, limit: number, offset: number]>>();
const manufacturerFacets = new Map<string, Statement<FacetRow, Filters>>();
const categoryFacets = new Map<string, Statement<FacetRow, Filters>>();

export interface FacetRow {
  _id: string;
  name: string;
  count: number;
}

for (const scope of scopes) {
  for (const sort of sorts) {
    if (sort === 'bestsellers' && !scope.search) continue; // the list's relevance is what sells
    const name = `products.${nameOf(scope)}_by_${sort}`;
    pages.set(
      name,
      statement(
        name,
        `with ${commonTables(scope)}, ${foundAndTotal(scope, sort)}
         select total.total, card.* from total left join (
           select found.n, found.in_title, ${cardColumns}
           from found join products.product p on p.id = found.id ${cardJoins}
         ) card on true
         order by card.n`,
      ),
    );
  }
  const name = nameOf(scope);
  if (!scope.manufacturer) {
    manufacturerFacets.set(
      name,
      statement(
        `products.${name}_facet_manufacturer`,
        `with ${commonTables(scope)}
         select m.id as _id, m.name, count(*)::int as count
         from products.product p join products.manufacturer m on m.id = p.manufacturer_id
         where ${matching(scope)} group by m.id order by count desc, m.plain_name limit 100`,
      ),
    );
  }
  if (!scope.category) {
    categoryFacets.set(
      name,
      statement(
        `products.${name}_facet_category`,
        `with ${commonTables(scope)}
         select c.id as _id, c.name, count(*)::int as count
         from products.product p join products.category c on c.id = p.category_id
         where ${matching(scope)} group by c.id order by count desc, platform.plain_text(c.name), c.id limit 100`,
      ),
    );
  }
}

function known<Row, Params extends readonly unknown[]>(
  statements: Map<string, Statement<Row, Params>>,
  name: string,
): Statement<Row, Params> {
  const found = statements.get(name);
  if (!found) throw new Error(`no statement ${name}`);
  return found;
}

export function pageStatement(scope: Scope, sort: Sort) {
  const sameAsRelevance = sort === 'bestsellers' && !scope.search;
  return known(pages, `products.${nameOf(scope)}_by_${sameAsRelevance ? 'relevance' : sort}`);
}

/** Counts beside a filter ignore that filter itself: they say what choosing another would bring. */
export const manufacturerFacet = (scope: Scope) => known(manufacturerFacets, nameOf({ ...scope, manufacturer: false }));
export const categoryFacet = (scope: Scope) => known(categoryFacets, nameOf({ ...scope, category: false }));
