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

export const showPhotoStatements = {
  product: statement('products.show_product_photos', `update products.product set photos = $photos where id = $id`),
  version: statement('products.show_version_photos', `update products.version set photos = $photos where id = $id`),
  brand: statement('products.show_brand_photos', `update products.manufacturer set photos = $photos where id = $id`),
};
