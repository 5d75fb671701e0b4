import { newProductDays } from '@tonalia/rules/policy';
import { rowIs, statement } from '../../../platform/db.ts';
import { type PriceRow, type ProgrammedPrices, priceColumns, priceJoins } from '../price/price.sql.ts';

/** A product as its card needs it; prices are those of its cheapest version for the shopper. */
export interface CardRow extends PriceRow {
  id: string;
  code: string;
  name: string;
  kind: 'simple' | 'combo';
  manufacturer_name: string;
  category_name: string;
  parent_category_name: string | null;
  tile: string | null;
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

/** Columns of a card whose type PostgreSQL does not know. */
export type CardClaim = Pick<CardRow, 'attributes' | 'is_new' | 'stock' | keyof ProgrammedPrices>;

/** Sold among the first sixty of the catalogue. */
const topSeller = `p.units_sold > 0 and p.units_sold >= coalesce((
  select units_sold from products.product where active order by units_sold desc, id offset 59 limit 1), 0)`;

/** What came at that time counts as new for 60 days; the same as in `new-from.ts`, by which lists are filtered. */
export const newSince = (now: string): string => `${now}::timestamptz - interval '${newProductDays} days'`;

/** Tones that came after the product did: few have any, so those of all others are not looked at. */
const newTones = `case when sold.news_at >= ${newSince('$now')} and sold.news_at >= p.first_seen_at + interval '1 day' then array(
    select distinct v.hex from products.version v
    where v.product_id = p.id and v.active and v.hex is not null and v.first_seen_at >= ${newSince('$now')}
      and v.first_seen_at >= p.first_seen_at + interval '1 day')
  else '{}' end`;

/** Columns and joins that make a card of product `p`, with the parameters `$now`, `$tradeTypeId` and `$warehouseId`. */
export const cardColumns = `
  p.id, p.id as product_id, p.code, p.name, p.kind, p.manufacturer_id, m.name as manufacturer_name,
  p.category_id, c.name as category_name, c.parent_id as parent_category_id, parent.name as parent_category_name,
  p.tile, p.min_quantity, p.has_versions, p.has_colors, p.has_volumes, p.attributes, p.tones, p.tones_total,
  ${topSeller} as is_top_seller, sold.news_at >= ${newSince('$now')} and sold.news_at <= $now as is_new,
  sold.news_at, ${newTones} as new_tones, lowest.*,
  case p.kind when 'combo' then products.combo_stock(p.id, $warehouseId) else in_stock.stock end as stock,
  ps.dispatch_date, case when ps.product_id is null then 0 else coalesce(ps.capacity - ps.taken, 9999) end as presale_left`;

/** SQL expressions for facts the caller already has about a product; null where the statement must look them up. */
interface Known {
  /** The version that costs the shopper least. */
  cheapest: string;
  /** Units of all its versions. */
  stock: string;
  newsAt: string;
}

/**
 * Versions are looked at only for what is not known. They lie side by side in the indexes of prices and stock, so each is asked once for
 * all of them together: version by version costs two to three times as much. `offset 0` keeps the planner from doing so; the
 * cheapest is chosen as by `priceBeforeDeals`.
 */
const joinsWith = ({ cheapest, stock, newsAt }: Known): string => `
  join products.manufacturer m on m.id = p.manufacturer_id
  join products.category c on c.id = p.category_id
  left join products.category parent on parent.id = c.parent_id
  cross join lateral (
    select array_agg(v.id) as versions, greatest(p.first_seen_at, max(v.first_seen_at)) as news_at
    from products.version v where (${cheapest} is null or ${stock} is null) and v.product_id = p.id and v.active
  ) looked
  cross join lateral (select coalesce(${newsAt}, looked.news_at) as news_at) sold
  cross join lateral (
    select coalesce(${stock}, (
      select coalesce(sum(s.available), 0)::int
      from products.stock s where s.version_id = any(looked.versions) and s.warehouse_id = $warehouseId)) as stock offset 0
  ) in_stock
  join lateral (
    select v.volume, v.volume_unit, ${priceColumns}
    from products.version v ${priceJoins('$tradeTypeId', '$now')}
    where v.id = coalesce(${cheapest}, (
      select v.id
      from products.version v
      left join (
        select version_id, amount from products.price where version_id = any(looked.versions) and trade_type_id = $tradeTypeId offset 0
      ) tp on tp.version_id = v.id
      left join (
        select version_id, (array_agg(amount order by trade_type_id nulls last) filter (where replaces))[1] as replacing,
          min(amount) filter (where not replaces) as lowest
        from products.programmed_price
        where version_id = any(looked.versions) and (trade_type_id = $tradeTypeId or trade_type_id is null) and during @> $now::timestamptz
        group by version_id
      ) programmed on programmed.version_id = v.id
      where v.product_id = p.id and v.active
      order by least(coalesce(programmed.replacing, tp.amount, v.base_price), programmed.lowest), v.position, v.id limit 1)) offset 0
  ) lowest on true
  left join products.presale ps on ps.product_id = p.id
    and ps.opens_at <= $now and ps.closes_at > $now and (ps.capacity is null or ps.taken < ps.capacity)`;

export const cardJoins = joinsWith({ cheapest: 'null::bigint', stock: 'null::int', newsAt: 'null::timestamptz' });

/** A shade that explains why a product was found. */
export interface MatchedRow {
  matched_code: string | null;
  matched_name: string | null;
  matched_hex: string | null;
}

/** A product to show, and what is known of it: null where the database has to look at its versions. */
export interface CardRequest {
  id: string;
  /** The version that was meant. */
  matched: string | null;
  cheapest: string | null;
  stock: number | null;
  newsAt: Date | null;
}

type WantedColumns = { [Column in keyof CardRequest]: CardRequest[Column][] };

export const columnsOf = (wanted: readonly CardRequest[]): WantedColumns => ({
  id: wanted.map(({ id }) => id),
  matched: wanted.map(({ matched }) => matched),
  cheapest: wanted.map(({ cheapest }) => cheapest),
  stock: wanted.map(({ stock }) => stock),
  newsAt: wanted.map(({ newsAt }) => newsAt),
});

/** Cards of these products in the order in which they are named. */
export const findCards = statement(
  'products.find_cards',
  `select ${cardColumns}, meant.code as matched_code, meant.hex as matched_hex,
     coalesce(nullif(concat_ws(' ', meant.shade_code, meant.shade_name), ''), meant.volume || ' ' || meant.volume_unit, meant.code) as matched_name
   from unnest($id::bigint[], $matched::bigint[], $cheapest::bigint[], $stock::int[], $newsAt::timestamptz[])
     with ordinality as wanted(product_id, version_id, cheapest, stock, news_at, n)
   join products.product p on p.id = wanted.product_id and p.active
   ${joinsWith({ cheapest: 'wanted.cheapest', stock: 'wanted.stock', newsAt: 'wanted.news_at' })}
   left join products.version meant on meant.id = wanted.version_id
   order by wanted.n`,
  rowIs<CardClaim>(),
);
