import { rowIs, statement } from '../../../platform/db.ts';

/** Bounds in ms; null for none. PostgreSQL's infinity comes as a text. */
type Bound = number | string | null;

/** A version as a tuple, because many are read at once. */
export type OfflineVersion = [
  id: number,
  code: string,
  barcode: string | null,
  shadeCode: string | null,
  shadeName: string | null,
  section: string | null,
  volume: number | null,
  volumeUnit: 'ml' | 'g' | 'und' | null,
  hex: string | null,
  photo: string | null,
  colourImage: string | null,
  basePrice: number,
  isOutOfPresale: boolean,
  tradePrices: Record<string, number> | null,
  stock: Record<string, number> | null,
  programmed:
    | [
        tradeType: string | null,
        from: Bound,
        until: Bound,
        amount: number,
        replaces: boolean,
        id: string,
        name: string,
      ][]
    | null,
];

/** A part of a combo; without a version the shopper chooses one. */
export type OfflinePart = [productId: number, versionId: number | null, quantity: number];

const instant = (bound: string): string => `round(extract(epoch from ${bound}) * 1000)`;

const stockOf = `case p.kind when 'combo'
  then (select json_object_agg(w.id, products.combo_stock(p.id, w.id)) from tracking.warehouse w)
  else (select json_object_agg(s.warehouse_id, s.available) from products.stock s where s.version_id = v.id and s.available > 0) end`;

const programmedOf = `(select json_agg(json_build_array(pp.trade_type_id, ${instant('lower(pp.during)')}, ${instant('upper(pp.during)')},
    pp.amount, pp.replaces, pp.id::text, pp.name) order by pp.id) from products.programmed_price pp
  where pp.version_id = v.id and pp.customer_id is null and (upper(pp.during) is null or upper(pp.during) > $now))`;

const rowsOf = (products: string): string => `
  with p as materialized (${products})
  select p.id, p.code, p.name, p.manufacturer_id, p.category_id, p.kind, p.has_versions, p.min_quantity, p.attributes, p.tile,
    p.photos[1] as photo, p.units_sold, p.sold_in, own.versions,
    (select json_agg(json_build_array(cp.product_id, coalesce(cp.version_id,
        (select v.id from products.version v join products.product o on o.id = v.product_id where v.product_id = cp.product_id and not o.has_versions)),
        cp.quantity) order by cp.position)
      from products.combo_part cp where cp.combo_id = p.id) as parts
  from p cross join lateral (
    select json_agg(json_build_array(v.id, v.code, v.barcode, v.shade_code, v.shade_name, v.section, v.volume, v.volume_unit, v.hex,
        v.photos[1], v.colour_image, v.base_price, v.excluded_from_presale,
        (select json_object_agg(tp.trade_type_id, tp.amount) from products.price tp where tp.version_id = v.id),
        ${stockOf}, ${programmedOf}) order by v.position, v.id) as versions
    from products.version v where v.product_id = p.id and v.active) own
  order by p.id`;

/** Columns that PostgreSQL returns as JSON. */
interface OfflineClaim {
  kind: 'simple' | 'combo';
  attributes: { name: string; value: string }[];
  sold_in: Record<string, number>;
  /** Null without a version on sale. */
  versions: OfflineVersion[] | null;
  /** Of a combo. */
  parts: OfflinePart[] | null;
}

/** The next two hundred products on sale by id. */
export const listOfflineFrom = statement(
  'products.list_offline_from',
  rowsOf('select * from products.product where active and id > $after order by id limit 200'),
  rowIs<OfflineClaim>(),
);

/** Those of these products that are on sale. */
export const listOfflineOf = statement(
  'products.list_offline_of',
  rowsOf('select * from products.product where active and id = any($ids::bigint[])'),
  rowIs<OfflineClaim>(),
);

/** A product on sale with all that a phone keeps of it. */
export type OfflineRow = Awaited<ReturnType<typeof listOfflineOf>>[number];

/** Presales that close after `now` and take more units. */
export const listOfflinePresales = statement(
  'products.list_offline_presales',
  `select product_id as "productId", ${instant('opens_at')}::float8 as "from", ${instant('closes_at')}::float8 as "until",
     dispatch_date as "dispatchDate", capacity - taken as "left"
   from products.presale where closes_at > $1 and (capacity is null or taken < capacity) order by product_id`,
);
