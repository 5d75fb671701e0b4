import { statement } from '../../../platform/db.ts';

/** What a deal is about, a brand or products, and when it holds; null where it has no start or end. */
export interface DealScope {
  id: string;
  brandId: string | null;
  /** Empty with a brand. */
  productIds: string[];
  from: Date | null;
  until: Date | null;
  /** ISO weekdays on which it holds; none for every day. */
  weekdays: number[];
}

/** What deals are about, with the products of a category. */
export const findDealScopes = statement<DealScope, [ids: readonly string[]]>(
  'products.find_deal_scopes',
  `select d.id, d.manufacturer_id as "brandId", nullif(lower(d.during), '-infinity') as "from", nullif(upper(d.during), 'infinity') as until, d.weekdays,
     array(select p.id::text from products.product p where p.id = d.product_id
       or p.category_id in (select c.id from products.category c where c.id = d.category_id or c.parent_id = d.category_id)) as "productIds"
   from products.deal d where d.id = any($1::bigint[]) order by d.id`,
);
