import { rowIs, statement } from '../../../platform/db.ts';
import { spanGiven } from './span.sql.ts';

const columns = `d.id, d.name, d.discount_type as "discountType", d.amount, d.product_id as "productId", d.manufacturer_id as "brandId",
     d.category_id as "categoryId", d.trade_type_id as "tradeTypeId", d.min_quantity as "minQuantity", d.kind,
     nullif(lower(d.during), '-infinity') as "from", nullif(upper(d.during), 'infinity') as until, d.weekdays, d.revision`;
type DealClaim = { discountType: 'percentage' | 'value'; kind: 'deal' | 'break' };

/** Whether deal `d` is about product `p`; one on a category is about those below it too. */
const isOfDeal = `(p.id = d.product_id or p.manufacturer_id = d.manufacturer_id
       or p.category_id in (select c.id from products.category c where c.id = d.category_id or c.parent_id = d.category_id))`;
const state = `case when lower(d.during) > $now::timestamptz then 'coming' when upper(d.during) <= $now then 'ended' else 'running' end`;
const fits = `($kind::text is null or d.kind = $kind) and ($state::text is null or ${state} = $state)
     and ($q::text is null or position(platform.plain_text($q) in platform.plain_text(d.name)) > 0)
     and ($ofBrandId::bigint is null or exists (select from products.product p where p.manufacturer_id = $ofBrandId and ${isOfDeal}))`;

/** A page of deals: those that run, then those to come, then those that ended last. */
export const listOfficeDeals = statement(
  'products.list_office_deals',
  `select ${columns} from products.deal d where ${fits}
   order by case ${state} when 'running' then 0 when 'coming' then 1 else 2 end,
     case when upper(d.during) <= $now then upper(d.during) end desc, lower(d.during), d.id
   limit $limit offset $offset`,
  rowIs<DealClaim>(),
);

export const countOfficeDeals = statement(
  'products.count_office_deals',
  `select count(*)::int as total from (select from products.deal d where ${fits} limit $most) found`,
);

export const lockDeal = statement(
  'products.lock_deal',
  `select ${columns} from products.deal d where d.id = $1 for update`,
  rowIs<DealClaim>(),
);

export const insertDeal = statement(
  'products.insert_deal',
  `insert into products.deal (name, discount_type, amount, product_id, manufacturer_id, category_id, trade_type_id, min_quantity, kind, during, weekdays, revision)
   values ($name, $discountType, $amount, $productId, $brandId, $categoryId, $tradeTypeId, $minQuantity, $kind,
     ${spanGiven}, $weekdays::smallint[], $revision)
   returning id, revision`,
);

/** The quantity break of the same products, list and units that holds at some time of a window, or none. */
export const findBreakInTheWay = statement(
  'products.find_break_in_the_way',
  `select d.name, nullif(lower(d.during), '-infinity') as "from", nullif(upper(d.during), 'infinity') as until
   from products.deal d
   where d.kind = 'break' and d.id is distinct from $exceptId::bigint and d.min_quantity = $minQuantity
     and d.product_id is not distinct from $productId::bigint and d.manufacturer_id is not distinct from $brandId::bigint
     and d.category_id is not distinct from $categoryId::bigint and d.trade_type_id is not distinct from $tradeTypeId::text
     and d.during && ${spanGiven}
   order by lower(d.during) limit 1`,
);

/** How many programmed and agreed prices, deals and quantity breaks hold now or later. */
export const countPriceRules = statement(
  'products.count_price_rules',
  `select (select count(*)::int from products.price_program where cancelled_at is null and customer_id is null
       and (upper_inf(during) or upper(during) > $1::timestamptz)) as programs,
     (select count(*)::int from products.price_program where cancelled_at is null and customer_id is not null
       and (upper_inf(during) or upper(during) > $1)) as agreed,
     (select count(*)::int from products.deal where kind = 'deal' and (upper_inf(during) or upper(during) > $1)) as deals,
     (select count(*)::int from products.deal where kind = 'break' and (upper_inf(during) or upper(during) > $1)) as breaks`,
);

/** Writes a deal that was removed again, under its id. */
export const putDealBack = statement(
  'products.put_deal_back',
  `insert into products.deal (id, name, discount_type, amount, product_id, manufacturer_id, category_id, trade_type_id, min_quantity, kind, during, weekdays, revision)
   overriding system value
   values ($id, $name, $discountType, $amount, $productId, $brandId, $categoryId, $tradeTypeId, $minQuantity, $kind,
     ${spanGiven}, $weekdays::smallint[], $revision) returning id`,
);

/** Writes a locked deal. */
export const updateDeal = statement(
  'products.update_deal',
  `update products.deal set name = $name, discount_type = $discountType, amount = $amount, product_id = $productId,
     manufacturer_id = $brandId, category_id = $categoryId, trade_type_id = $tradeTypeId, min_quantity = $minQuantity,
     kind = $kind, during = ${spanGiven}, weekdays = $weekdays::smallint[], revision = revision + 1
   where id = $id returning id, revision`,
);

export const deleteDeal = statement('products.delete_deal', `delete from products.deal where id = $1 returning id`);

/** What deals are about: the name, the versions, and pictures of some products; in the order of the ids. */
export const describeDeals = statement(
  'products.describe_deals',
  `select d.id, coalesce(product.name, maker.name, category.name) as name, counted.versions, shown.pictures
   from unnest($1::bigint[]) with ordinality as wanted (id, n)
   join products.deal d on d.id = wanted.id
   left join products.product on product.id = d.product_id
   left join products.manufacturer maker on maker.id = d.manufacturer_id
   left join products.category on category.id = d.category_id
   cross join lateral (
     select count(*)::int as versions from products.product p join products.version v on v.product_id = p.id
     where ${isOfDeal}) counted
   cross join lateral (
     select coalesce(jsonb_agg(jsonb_build_object('id', few.id::text, 'photo', few.photo, 'tile', few.tile)), '[]') as pictures
     from (select p.id, p.photos[1] as photo, p.tile from products.product p
       where ${isOfDeal} order by p.id limit 4) few) shown
   order by wanted.n`,
  rowIs<{
    name: string;
    pictures: { id: string; photo: string | null; tile: string | null }[];
  }>(),
);
