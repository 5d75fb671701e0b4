import { statement } from '../../../platform/db.ts';

export const photoOwnerStatements = {
  product: statement('products.find_photo_product', `select id, code, name from products.product where id = $1`),
  version: statement(
    'products.find_photo_version',
    `select v.id, v.code, concat_ws(' ', p.name, v.shade_code, v.shade_name) as name
     from products.version v join products.product p on p.id = v.product_id where v.id = $1`,
  ),
  brand: statement(
    'products.find_photo_brand',
    `select id, null::text as code, name from products.manufacturer where id = $1`,
  ),
};

export const codedPhotoStatements = {
  product: statement(
    'products.find_coded_products',
    `select code, id from products.product where code = any($1::text[])`,
  ),
  version: statement(
    'products.find_coded_versions',
    `select code, id from products.version where code = any($1::text[])`,
  ),
};

/** A file that a list names for several versions of a product, or for the only one, is a photograph of the product. */
const named = `from (
     select n.name, v.product_id, min(v.id) as version_id, min(n.place) as place, count(distinct v.id) as versions
     from products.photo_name n join products.version v on v.id = n.version_id
     where n.name = any($1::text[]) group by n.name, v.product_id) n
   join products.product p on p.id = n.product_id`;

export const namedPhotoStatements = {
  product: statement(
    'products.find_products_of_photo_names',
    `select n.name, n.place, p.id, p.code ${named} where n.versions > 1 or not p.has_versions`,
  ),
  version: statement(
    'products.find_versions_of_photo_names',
    `select n.name, n.place, v.id, v.code ${named} join products.version v on v.id = n.version_id
     where n.versions = 1 and p.has_versions`,
  ),
};

const isAddress = `name ~ '^https?://'`;
const isWaiting = `${isAddress} and not is_fetched`;

export const photoAddressStatements = {
  count: statement(
    'products.count_photo_addresses',
    `select count(*)::int as count from products.photo_name where ${isWaiting}`,
  ),
  next: statement(
    'products.next_photo_addresses',
    `select version_id, name, is_fetched from products.photo_name
     where ${isAddress} and version_id in (
       select distinct version_id from products.photo_name where ${isWaiting} and version_id > $after order by version_id limit $versions)
     order by version_id, place`,
  ),
  markFetched: statement<never, [name: string]>(
    'products.mark_photo_address_fetched',
    `update products.photo_name set is_fetched = true where name = $1 and not is_fetched`,
  ),
};

export const showPhotoStatements = {
  product: statement('products.show_product_photos', `update products.product set photos = $photos where id = $id`),
  version: statement('products.show_version_photos', `update products.version set photos = $photos where id = $id`),
  brand: statement('products.show_brand_photos', `update products.manufacturer set photos = $photos where id = $id`),
};
