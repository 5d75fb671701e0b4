import type { Deal } from '@tonalia/rules/price';
import type { TaxClass } from '@tonalia/rules/tax';
import { rowIs, statement } from '../../../platform/db.ts';
import { type PriceRow, type ProgrammedPrices, dealsOfProduct, priceColumns, priceJoins } from '../price/price.sql.ts';

export interface SellableRow extends PriceRow {
  version_id: string;
  code: string;
  version_code: string;
  has_versions: boolean;
  has_colors: boolean;
  has_volumes: boolean;
  name: string;
  kind: 'simple' | 'combo';
  manufacturer_name: string;
  shade_code: string | null;
  shade_name: string | null;
  hex: string | null;
  colour_image: string | null;
  volume: number | null;
  volume_unit: 'ml' | 'g' | 'und' | null;
  tile: string | null;
  photo: string | null;
  version_photo: string | null;
  min_quantity: number;
  tax_class: TaxClass;
  active: boolean;
  stock: number;
  dispatch_date: string | null;
  presale_left: number | null;
  /** Units of a combo in one order at most; null without a limit. */
  most_at_once: number | null;
  adds_coupon: boolean;
  /** The deals in force that may apply to it. */
  deals: Deal[] | null;
}

const columns = `
  v.id as version_id, p.id as product_id, p.code, v.code as version_code, p.has_versions, p.has_colors, p.has_volumes,
  p.name, p.kind, p.manufacturer_id, m.name as manufacturer_name, p.category_id, c.parent_id as parent_category_id,
  v.shade_code, v.shade_name, v.hex, v.colour_image, v.volume, v.volume_unit, p.tile, p.photos[1] as photo, v.photos[1] as version_photo, p.min_quantity, p.tax_class,
  p.active and v.active and (ct.combo_id is null or ct.during @> $now::timestamptz
    and (ct.trade_type_ids = '{}' or $tradeTypeId = any(ct.trade_type_ids))
    and (ct.warehouse_ids = '{}' or $warehouseId = any(ct.warehouse_ids))) as active,
  least(ct.per_order, ct.per_customer) as most_at_once, coalesce(ct.adds_coupon, true) as adds_coupon,
  case p.kind when 'combo' then products.combo_stock(p.id, $warehouseId) else coalesce(s.available, 0) end as stock,
  ps.dispatch_date, ps.capacity - ps.taken as presale_left, ${priceColumns},
  ${dealsOfProduct('$tradeTypeId', '$now')} as deals`;

const joins = `
  join products.product p on p.id = v.product_id
  join products.manufacturer m on m.id = p.manufacturer_id
  join products.category c on c.id = p.category_id
  left join products.combo_terms ct on ct.combo_id = p.id
  left join products.stock s on s.version_id = v.id and s.warehouse_id = $warehouseId
  left join products.presale ps on ps.product_id = p.id and not v.excluded_from_presale
    and ps.opens_at <= $now and ps.closes_at > $now and (ps.capacity is null or ps.taken < ps.capacity)
  ${priceJoins}`;

type SellableClaim = Pick<SellableRow, 'stock' | 'active' | 'adds_coupon' | 'deals' | keyof ProgrammedPrices>;

/** Versions by their product's code and their own; a product without versions has one, and null names it. */
export const findByCodes = statement(
  'products.find_sellables_by_code',
  `select ${columns}
   from unnest($codes::text[], $versionCodes::text[]) with ordinality as asked(code, version_code, n)
   join products.version v on v.code = coalesce(asked.version_code, asked.code)
   ${joins}
   where p.code = asked.code and (asked.version_code is not null or not p.has_versions)
   order by asked.n`,
  rowIs<SellableClaim>(),
);

export const findByIds = statement(
  'products.find_sellables_by_id',
  `select ${columns}
   from unnest($versionIds::bigint[]) with ordinality as asked(id, n)
   join products.version v on v.id = asked.id
   ${joins}
   order by asked.n`,
  rowIs<SellableClaim>(),
);

export interface ComboPartRow {
  combo_id: string;
  position: number;
  product_id: string;
  code: string;
  name: string;
  version_id: string | null;
  quantity: number;
}

export const findComboParts = statement<ComboPartRow, [comboIds: string[]]>(
  'products.find_combo_parts',
  `select cp.combo_id, cp.position, cp.product_id, p.code, p.name,
     coalesce(cp.version_id, (select v.id from products.version v where v.product_id = p.id and not p.has_versions)) as version_id,
     cp.quantity
   from products.combo_part cp join products.product p on p.id = cp.product_id
   where cp.combo_id = any($1::bigint[])
   order by cp.combo_id, cp.position`,
);

/** The facts that decide what must be chosen of a product. */
export interface ProductFacts {
  productId: string;
  code: string;
  name: string;
  kind: 'simple' | 'combo';
  hasVersions: boolean;
  hasShades: boolean;
  hasVolumes: boolean;
  minQuantity: number;
  active: boolean;
}

export const findProductFacts = statement<ProductFacts, [codes: string[]]>(
  'products.find_product_facts',
  `select id as "productId", code, name, kind, has_versions as "hasVersions", has_colors as "hasShades",
     has_volumes as "hasVolumes", min_quantity as "minQuantity", active
   from products.product where code = any($1)`,
);

/** Versions by their own codes, on sale or not. A product without versions has one with its own code. */
export const findVersionsByCode = statement<{ code: string; versionId: string; productId: string }, [codes: string[]]>(
  'products.find_versions_by_code',
  `select v.code, v.id as "versionId", v.product_id as "productId" from products.version v where v.code = any($1)`,
);

/** A version by its code, or all versions of a product's code; on sale or not. */
export const findVersionsOfCode = statement<{ id: string }, [code: string, most: number]>(
  'products.find_versions_of_code',
  `select v.id from products.version v join products.product p on p.id = v.product_id
   where v.code = upper($1) or p.code = upper($1)
   order by v.code = upper($1) desc, v.active desc, v.position, v.id limit $2`,
);
