import { statement } from '../../../platform/db.ts';
import { hasPhoto } from './grid.sql.ts';

/** Versions by id, with what a file says of each. */
export const listExportedVersions = statement(
  'products.list_exported_versions',
  `select v.id, v.code, p.code as "productCode", p.name as product, m.name as brand,
     concat_ws(' > ', parent.name, c.name) as category, v.shade_code as "shadeCode", v.shade_name as "shadeName", v.hex,
     v.volume, v.volume_unit as "volumeUnit", p.min_quantity as minimum, v.base_price as "basePrice",
     (select own.amount from products.price own where own.version_id = v.id and own.trade_type_id = $tradeTypeId) as "ownPrice", v.barcode, supply.cost,
     p.id as "productId", p.manufacturer_id as "manufacturerId", p.category_id as "categoryId", c.parent_id as "parentCategoryId",
     p.tax_class as "taxClass", ${hasPhoto} as "hasPhoto",
     (select string_agg(s.warehouse_id || ' ' || s.available, ', ' order by s.warehouse_id) from products.stock s where s.version_id = v.id) as "byWarehouse",
     case when p.kind = 'simple' then coalesce((select sum(s.available) from products.stock s where s.version_id = v.id
       and ($warehouseId::text is null or s.warehouse_id = $warehouseId)), 0) end::int as available,
     ps.dispatch_date::text as presale, v.active and p.active as "isVisible"
   from products.version v join products.product p on p.id = v.product_id
   join products.manufacturer m on m.id = p.manufacturer_id join products.category c on c.id = p.category_id
   left join products.category parent on parent.id = c.parent_id
   left join products.version_supply supply on supply.version_id = v.id
   left join products.presale ps on ps.product_id = p.id and not v.excluded_from_presale
     and ps.opens_at <= $now::timestamptz and ps.closes_at > $now
   where v.id = any($ids::bigint[])
   order by v.id`,
);

/** A version as a file has it. */
export type ExportedVersion = Awaited<ReturnType<typeof listExportedVersions>>[number];
