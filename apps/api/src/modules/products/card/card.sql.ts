import { newProductDays } from '@tonalia/rules/policy';
import { rowIs, statement } from '../../../platform/db.ts';
import { TOP_SELLERS } from '../catalogue-index/catalogue-index.ts';
import { type PriceRow, type ProgrammedPrices, priceColumns, priceJoins } from '../price/price.sql.ts';

/** The data of a product card; prices are those of its cheapest version for the shopper. */
export interface CardRow extends PriceRow {
  id: string;
  code: string;
  name: string;
  kind: 'simple' | 'combo';
  manufacturer_name: string;
  category_name: string;
  parent_category_name: string | null;
  tile: string | null;
  /** Its first photograph, `id.version`; null for none. */
  photo: string | null;
  min_quantity: number;
  has_versions: boolean;
  has_colors: boolean;
  has_volumes: boolean;
  attributes: { name: string; value: string }[];
  tones: string[];
  tones_total: number;
  volume: number | null;
  volume_unit: 'ml' | 'g' | 'und' | null;
  stock: number;
  is_top_seller: boolean;
  is_new: boolean;
  news_at: Date;
  new_tones: string[];
  dispatch_date: string | null;
  presale_left: number | null;
}

/** Columns of a card that PostgreSQL reports without a type. */
export type CardClaim = Pick<CardRow, 'attributes' | 'is_new' | 'stock' | keyof ProgrammedPrices>;

/** Whether the product is among the top sellers of the catalogue. */
export const topSeller = `p.units_sold > 0 and p.units_sold >= coalesce((
  select units_sold from products.product where active order by units_sold desc, id offset ${TOP_SELLERS - 1} limit 1), 0)`;

/** The earliest arrival that counts as new; the same as in `new-from.ts`, which filters lists. */
export const newSince = (now: string): string => `${now}::timestamptz - interval '${newProductDays} days'`;

/** Tones added after the product. Few products have any, so the others skip the subquery. */
const newTones = `case when sold.news_at >= ${newSince('$now')} and sold.news_at >= p.first_seen_at + interval '1 day' then array(
    select distinct v.hex from products.version v
    where v.product_id = p.id and v.active and v.hex is not null and v.first_seen_at >= ${newSince('$now')}
      and v.first_seen_at >= p.first_seen_at + interval '1 day')
  else '{}' end`;

/** Columns and joins that make a card of product `p`, with the parameters `$now`, `$tradeTypeId` and `$warehouseId`. */
export const cardColumns = `
  p.id, p.id as product_id, p.code, p.name, p.kind, p.manufacturer_id, m.name as manufacturer_name,
  p.category_id, c.name as category_name, c.parent_id as parent_category_id, parent.name as parent_category_name,
  p.tile, p.photos[1] as photo, p.min_quantity, p.has_versions, p.has_colors, p.has_volumes, p.attributes, p.tones, p.tones_total,
  ${topSeller} as is_top_seller, sold.news_at >= ${newSince('$now')} and sold.news_at <= $now as is_new,
  sold.news_at, ${newTones} as new_tones, lowest.*,
  case p.kind when 'combo' then products.combo_stock(p.id, $warehouseId) else in_stock.stock end as stock,
  ps.dispatch_date, case when ps.product_id is null then 0 else coalesce(ps.capacity - ps.taken, 9999) end as presale_left`;

/**
 * A product's versions are neighbours in the indexes of prices and stock, so each index is read once per product: version by version costs
 * two to three times as much. `offset 0` keeps the planner from that; the cheapest is chosen as in `priceBeforeDeals`.
 */
export const cardJoins = `
  join products.manufacturer m on m.id = p.manufacturer_id
  join products.category c on c.id = p.category_id
  left join products.category parent on parent.id = c.parent_id
  cross join lateral (
    select array_agg(v.id) as versions, greatest(p.first_seen_at, max(v.first_seen_at)) as news_at
    from products.version v where v.product_id = p.id and v.active
  ) sold
  cross join lateral (
    select coalesce(sum(s.available), 0)::int as stock
    from products.stock s where s.version_id = any(sold.versions) and s.warehouse_id = $warehouseId offset 0
  ) in_stock
  join lateral (
    select v.volume, v.volume_unit, ${priceColumns}
    from products.version v ${priceJoins}
    where v.id = (
      select v.id
      from products.version v
      left join (
        select version_id, amount from products.price where version_id = any(sold.versions) and trade_type_id = $tradeTypeId offset 0
      ) tp on tp.version_id = v.id
      left join (
        select version_id, (array_agg(amount order by customer_id nulls last, trade_type_id nulls last) filter (where replaces))[1] as replacing,
          min(amount) filter (where not replaces) as lowest
        from products.programmed_price
        where version_id = any(sold.versions) and during @> $now::timestamptz
          and (customer_id = $agreedFor::uuid or customer_id is null and (trade_type_id = $tradeTypeId or trade_type_id is null))
        group by version_id
      ) programmed on programmed.version_id = v.id
      where v.product_id = p.id and v.active
      order by least(coalesce(programmed.replacing, tp.amount, v.base_price), programmed.lowest), v.position, v.id limit 1) offset 0
  ) lowest on true
  left join products.presale ps on ps.product_id = p.id
    and ps.opens_at <= $now and ps.closes_at > $now and (ps.capacity is null or ps.taken < ps.capacity)`;

/** The cards of these products in this order. */
export const findCards = statement(
  'products.find_cards',
  `select ${cardColumns}
   from unnest($ids::bigint[]) with ordinality as wanted(product_id, n)
   join products.product p on p.id = wanted.product_id and p.active ${cardJoins}
   order by wanted.n`,
  rowIs<CardClaim>(),
);

/** Units of products in a warehouse, all versions together; for a combo, limited by its parts. */
export const findCardStock = statement(
  'products.find_card_stock',
  `select p.id, case p.kind when 'combo' then products.combo_stock(p.id, $warehouseId) else (
     select coalesce(sum(s.available), 0)::int from products.stock s where s.warehouse_id = $warehouseId and s.version_id = any(array(
       select v.id from products.version v where v.product_id = p.id and v.active))) end as stock
   from products.product p where p.id = any($ids::bigint[])`,
  rowIs<{ stock: number }>(),
);

/** The shades that a search matched. */
export const findMatchedShades = statement(
  'products.find_matched_shades',
  `select id, code, hex,
     coalesce(nullif(concat_ws(' ', shade_code, shade_name), ''), volume || ' ' || volume_unit, code) as name
   from products.version where id = any($1::bigint[])`,
);
