import { statement } from '../../../platform/db.ts';

/** A version as a tuple, because the index reads many at once. A window without a start or an end has null there. */
export type VersionTuple = [
  id: number,
  code: string,
  shadeCode: string | null,
  shadeName: string | null,
  section: string | null,
  volume: number | null,
  volumeUnit: 'ml' | 'g' | 'und' | null,
  hex: string | null,
  family: number | null,
  basePrice: number,
  tradePrices: Record<string, number> | null,
  programmed:
    | [
        tradeType: string | null,
        from: number | string | null,
        until: number | string | null,
        amount: number,
        replaces: boolean,
        id: string,
        name: string,
      ][]
    | null,
];

/** Facts of a product for its card. */
export interface CardFacts {
  code: string;
  name: string;
  tile: string | null;
  photo: string | null;
  has_versions: boolean;
  has_colors: boolean;
  has_volumes: boolean;
  attributes: { name: string; value: string }[];
  tones: string[];
  tones_total: number;
  /** Tones added a day or more after the product, with their time in ms. */
  later_tones: readonly [hex: string, cameAt: number][];
}

export interface FactsRow extends CardFacts {
  id: string;
  search_name: string;
  manufacturer_id: string;
  category_id: string;
  kind: 'simple' | 'combo';
  min_quantity: number;
  /** When the product, or its latest version, was added. */
  news_at: Date;
  units_sold: number;
  /** Units sold by warehouse. */
  sold_in: Record<string, number>;
  stocked_in: string[];
  /** Stock by warehouse; null when it was not read. */
  stock: Record<string, number> | null;
  /** Null without active versions: then nothing is for sale. */
  versions: VersionTuple[] | null;
}

const instant = (bound: string): string => `round(extract(epoch from ${bound}) * 1000)`;

/** `offset 0` makes the planner read version by version instead of scanning all stock. */
const inStock = `in_stock as (
    select product_id, json_object_agg(warehouse_id, units) as stock from (
      select v.product_id, s.warehouse_id, sum(s.available)::int as units
      from v cross join lateral (
        select warehouse_id, available from products.stock where version_id = v.id offset 0
      ) s
      group by v.product_id, s.warehouse_id) of_warehouse
    group by product_id
  )`;

/** With `stock`, also reads the stock of each product. */
const factsOf = (products: string, { stock }: { stock: boolean }): string => `
  with p as materialized (${products}), v as materialized (
    select v.*, p.first_seen_at as product_came_at from p join products.version v on v.product_id = p.id where v.active
  ), programmed as (
    select pp.version_id,
      json_agg(json_build_array(pp.trade_type_id, ${instant('lower(pp.during)')}, ${instant('upper(pp.during)')}, pp.amount, pp.replaces,
        pp.id::text, pp.name)) as prices
    from v join products.programmed_price pp on pp.version_id = v.id and pp.customer_id is null
    where upper(pp.during) is null or upper(pp.during) > $1::timestamptz group by pp.version_id
  ), of_product as (
    select v.product_id, max(v.first_seen_at) as newest,
      json_agg(json_build_array(v.hex, ${instant('v.first_seen_at')}))
        filter (where v.hex is not null and v.first_seen_at >= v.product_came_at + interval '1 day') as later_tones,
      json_agg(json_build_array(v.id, v.code, v.shade_code, v.shade_name, v.section, v.volume, v.volume_unit, v.hex,
        v.colour_family_id, v.base_price, trade.prices, programmed.prices) order by v.position, v.id) as versions
    from v left join programmed on programmed.version_id = v.id
    cross join lateral (
      select json_object_agg(tp.trade_type_id, tp.amount) as prices from products.price tp where tp.version_id = v.id
    ) trade
    group by v.product_id
  )${stock ? `, ${inStock}` : ''}
  select p.id, p.code, p.name, p.search_name, p.manufacturer_id, p.category_id, p.kind, p.min_quantity, p.attributes,
    p.tile, p.photos[1] as photo, p.has_versions, p.has_colors, p.has_volumes, p.tones, p.tones_total, coalesce(of_product.later_tones, '[]') as later_tones,
    greatest(p.first_seen_at, of_product.newest) as news_at, p.units_sold, p.sold_in, p.stocked_in,
    ${stock ? `coalesce(in_stock.stock, '{}')` : 'null::json'} as stock, of_product.versions
  from p left join of_product on of_product.product_id = p.id ${stock ? 'left join in_stock on in_stock.product_id = p.id' : ''}
  order by p.id`;

/** The next two hundred products by id, with their stock, without programmed prices that ended before `now`. */
export const findFactsFrom = statement<FactsRow, [now: Date, after: string]>(
  'products.find_facts_from',
  factsOf('select * from products.product where active and id > $2 order by id limit 200', { stock: true }),
);

export const findFactsOf = statement<FactsRow, [now: Date, ids: string[]]>(
  'products.find_facts_of',
  factsOf('select * from products.product where active and id = any($2::bigint[])', { stock: false }),
);
