import { statement } from '../../../platform/db.ts';

/** A curated list: its name, and its products in its order, sold or not. */
export const findCustomList = statement<{ name: string; product_ids: string[] }, [urlName: string]>(
  'products.find_custom_list',
  `select name, array(
     select item.product_id from products.custom_list_item item
     where item.custom_list_id = list.id order by item.position, item.product_id) as product_ids
   from products.custom_list list where url_name = $1`,
);
