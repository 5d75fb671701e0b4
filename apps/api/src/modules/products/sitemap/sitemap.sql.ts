import { statement } from '../../../platform/db.ts';

/** Whether a product is on sale, as in the catalogue's lists. */
const onSale = `p.active and exists (select from products.version v where v.product_id = p.id and v.active)`;

export const findProductsOnSale = statement<{ id: string; name: string }, [limit: number, offset: number]>(
  'products.find_products_on_sale',
  `select p.id, p.name from products.product p where ${onSale} order by p.id limit $1 offset $2`,
);

export const findListsOnSale = statement<{ url_name: string }, []>(
  'products.find_lists_on_sale',
  `select url_name from products.custom_list list
   where exists (
     select from products.custom_list_item item join products.product p on p.id = item.product_id
     where item.custom_list_id = list.id and ${onSale}
   )
   order by url_name`,
);
