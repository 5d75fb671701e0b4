import { newProductDays } from '@tonalia/rules/policy';
import { rowIs, statement } from '../../../platform/db.ts';

/** Units of version `v` in all warehouses. */
const units = `coalesce((select sum(s.available) from products.stock s where s.version_id = v.id), 0)`;
/** Whether version `v` has a photograph, or its product where it is the only one; others are drawn. */
export const hasPhoto = `(v.colour_image is not null or cardinality(v.photos) > 0 or not p.has_versions and cardinality(p.photos) > 0)`;

const productColumns = `p.code as "productCode", p.name as "productName", p.kind, p.tile, p.photos[1] as "productPhoto", p.min_quantity as minimum,
     p.manufacturer_id as "manufacturerId", m.name as brand, p.category_id as "categoryId", c.parent_id as "parentCategoryId",
     p.units_sold as "unitsSold",
     greatest(p.first_seen_at, v.first_seen_at) > $now::timestamptz - interval '${newProductDays} days' as "isNew",
     case when ps.opens_at <= $now and ps.closes_at > $now then ps.dispatch_date::text end as presale`;
const productJoins = `join products.manufacturer m on m.id = p.manufacturer_id join products.category c on c.id = p.category_id
   left join products.presale ps on ps.product_id = p.id`;

/** What the grid shows of versions, in the order of their ids' list. `price` is that of the list. */
export const readGridVersions = statement(
  'products.read_grid_versions',
  `select v.id, v.product_id as "productId", v.code, v.shade_code, v.shade_name, v.volume, v.volume_unit, v.hex, v.photos[1] as "versionPhoto", p.has_versions as "hasVersions",
     case when $tradeTypeId::text is null then v.base_price else tp.amount end as price, v.base_price as "basePrice",
     v.active and p.active as "isVisible", v.revision + p.revision as version, ${units}::int as available, ${productColumns}
   from unnest($ids::bigint[]) with ordinality as wanted (id, n)
   join products.version v on v.id = wanted.id join products.product p on p.id = v.product_id ${productJoins}
   left join products.price tp on tp.version_id = v.id and tp.trade_type_id = $tradeTypeId
   order by wanted.n`,
  rowIs<{
    isNew: boolean;
  }>(),
);

/** Products in the order of their ids' list, with one version of each. */
export const readGridProducts = statement(
  'products.read_grid_products',
  `select p.id, p.has_versions as "hasVersions", v.id as first, v.revision + p.revision as version, ${productColumns}
   from unnest($ids::bigint[], $firsts::bigint[]) with ordinality as wanted (id, first, n)
   join products.product p on p.id = wanted.id join products.version v on v.id = wanted.first ${productJoins}
   order by wanted.n`,
  rowIs<{ isNew: boolean }>(),
);

/** Units sold of the product that is the last of the catalogue's top sellers. */
export const findTopSellerUnits = statement(
  'products.find_top_seller_units',
  `select units_sold as units from products.product where active order by units_sold desc, id offset $1 - 1 limit 1`,
);
