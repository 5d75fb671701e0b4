import { statement } from '../../../platform/db.ts';

/** A version as the index reads it: many at once, so without names. A window without a beginning or an end has null there. */
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
    | [tradeType: string | null, from: number | string | null, until: number | string | null, amount: number][]
    | null,
];

export interface FactsRow {
  id: string;
  code: string;
  name: string;
  search_name: string;
  manufacturer_id: string;
  category_id: string;
  kind: 'simple' | 'combo';
  min_quantity: number;
  /** When it came, or the last of its versions did. */
  news_at: Date;
  units_sold: number;
  stocked_in: string[];
  /** Null when none is active: then there is nothing to sell. */
  versions: VersionTuple[] | null;
}

const instant = (bound: string): string => `round(extract(epoch from ${bound}) * 1000)`;

const factsOf = (products: string): string => `
  select p.id, p.code, p.name, p.search_name, p.manufacturer_id, p.category_id, p.kind, p.min_quantity,
    greatest(p.first_seen_at, of_product.newest) as news_at, p.units_sold, p.stocked_in, of_product.versions
  from (${products}) p
  cross join lateral (
    select json_agg(json_build_array(v.id, v.code, v.shade_code, v.shade_name, v.section, v.volume, v.volume_unit, v.hex,
        v.colour_family_id, v.base_price,
        (select json_object_agg(tp.trade_type_id, tp.amount) from products.price tp where tp.version_id = v.id),
        (select json_agg(json_build_array(pp.trade_type_id, ${instant('lower(pp.during)')}, ${instant('upper(pp.during)')}, pp.amount))
         from products.programmed_price pp
         where pp.version_id = v.id and (upper(pp.during) is null or upper(pp.during) > $1::timestamptz))
      ) order by v.position, v.id) as versions, max(v.first_seen_at) as newest
    from products.version v where v.product_id = p.id and v.active
  ) of_product
  order by p.id`;

/** The next products by id; programmed prices that were over at `now` are left out. */
export const findFactsFrom = statement<FactsRow, [now: Date, after: string, most: number]>(
  'products.find_facts_from',
  factsOf('select * from products.product where active and id > $2 order by id limit $3'),
);

export const findFactsOf = statement<FactsRow, [now: Date, ids: string[]]>(
  'products.find_facts_of',
  factsOf('select * from products.product where active and id = any($2::bigint[])'),
);
