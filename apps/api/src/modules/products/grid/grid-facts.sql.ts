import type { TaxClass } from '@tonalia/rules/tax';
import { rowIs, statement } from '../../../platform/db.ts';
import { hasPhoto } from './grid.sql.ts';

/**
 * The id of a version, its words, its position and code, the price of the list, the prices of other lists by trade type, the cost of a unit,
 * whether it is shown and has a photograph, and its units in all warehouses that are not reserved.
 */
type VersionFacts = [
  number,
  string,
  number,
  string,
  number,
  Record<string, number> | null,
  number | null,
  boolean,
  boolean,
  number,
];

/** What the filters and the orders of the grid look at, of a product. */
export interface GridFactsOfProduct {
  productId: string;
  brandId: string;
  categoryId: string;
  name: string;
  productCode: string;
  productWords: string;
  isCombo: boolean;
  taxClass: TaxClass;
  versions: VersionFacts[];
}

/** Of these products, with all their versions. */
export const listGridFacts = statement(
  'products.list_grid_facts',
  `select p.id::text as "productId", p.manufacturer_id::text as "brandId", p.category_id::text as "categoryId", p.search_name as name, p.code as "productCode",
     p.search_name || ' ' || lower(p.code) as "productWords", p.kind = 'combo' as "isCombo", p.tax_class as "taxClass",
     json_agg(json_build_array(v.id, coalesce(v.search_text, ''), v.position, v.code, v.base_price,
       (select json_object_agg(its.trade_type_id, its.amount) from products.price its where its.version_id = v.id), supply.cost,
       v.active and p.active, ${hasPhoto},
       coalesce((select sum(s.available) from products.stock s where s.version_id = v.id), 0))) as versions
   from products.product p join products.version v on v.product_id = p.id
   left join products.version_supply supply on supply.version_id = v.id
   where p.id = any($productIds::bigint[]) group by p.id`,
  rowIs<GridFactsOfProduct>(),
);
