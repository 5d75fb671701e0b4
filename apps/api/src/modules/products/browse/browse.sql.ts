import { statement } from '../../../platform/db.ts';

export interface ManufacturerRow {
  total: number;
  id: string | null;
  name: string;
  products: number;
  ink: string;
  ground: string;
}

export const findManufacturers = statement<ManufacturerRow, [limit: number, offset: number]>(
  'products.find_manufacturers',
  `with counted as (
     select manufacturer_id, count(*)::int as products from products.product where active group by manufacturer_id
   )
   select total.total, page.* from (select count(*)::int as total from counted) total
   left join (
     select m.id, m.name, counted.products, m.ink, m.ground
     from counted join products.manufacturer m on m.id = counted.manufacturer_id
     order by m.plain_name limit $1 offset $2
   ) page on true`,
);

export interface CategoryRow {
  id: string;
  parent_id: string | null;
  name: string;
  products: number;
}

/** Categories that have something to sell; a parent counts its children's products. */
export const findCategories = statement<CategoryRow>(
  'products.find_categories',
  `with counted as (
     select category_id, count(*)::int as products from products.product where active group by category_id
   )
   select c.id, c.parent_id, c.name, sum(counted.products)::int as products
   from products.category c
   join products.category inside on c.id in (inside.id, inside.parent_id)
   join counted on counted.category_id = inside.id
   group by c.id order by c.position, platform.plain_text(c.name)`,
);

export const findColourFamilies = statement<{ _id: string; name: string; color: string; products: number }>(
  'products.find_colour_families',
  `select f.id::text as _id, f.name, f.hex as color, count(distinct v.product_id)::int as products
   from products.colour_family f
   join products.version v on v.colour_family_id = f.id and v.active
   join products.product p on p.id = v.product_id and p.active
   group by f.id order by f.position, f.name`,
);
