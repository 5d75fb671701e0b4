import { statement } from '../../../platform/db.ts';

/** The source of a picture: the stored spec, and facts to derive one when there is none. */
export interface PictureSource {
  picture: unknown;
  /** Its first photograph, `id.version`; null for none. */
  photo: string | null;
  name: string;
  manufacturerName: string | null;
  categoryName: string | null;
  /** Text and background colours of the brand, hex. */
  ink: string | null;
  ground: string | null;
  /** For a version: shade and volume; `productPicture` is then its product's spec. */
  shadeCode: string | null;
  shadeName: string | null;
  hex: string | null;
  volume: number | null;
  volumeUnit: string | null;
  productPicture: unknown;
}

const noVersion = `null as "shadeCode", null as "shadeName", null as hex, null::int as volume, null as "volumeUnit", null::jsonb as "productPicture"`;

export const pictureStatements = {
  product: statement<PictureSource, [id: string]>(
    'products.picture_of_product',
    `select p.picture, p.photos[1] as photo, p.name, m.name as "manufacturerName", c.name as "categoryName", m.ink, m.ground, ${noVersion}
     from products.product p join products.manufacturer m on m.id = p.manufacturer_id join products.category c on c.id = p.category_id
     where p.id = $1`,
  ),
  version: statement<PictureSource, [id: string]>(
    'products.picture_of_version',
    `select null::jsonb as picture, v.photos[1] as photo, p.name, m.name as "manufacturerName", c.name as "categoryName", m.ink, m.ground,
       v.shade_code as "shadeCode", v.shade_name as "shadeName", v.hex, v.volume, v.volume_unit as "volumeUnit",
       p.picture as "productPicture"
     from products.version v join products.product p on p.id = v.product_id
     join products.manufacturer m on m.id = p.manufacturer_id join products.category c on c.id = p.category_id
     where v.id = $1`,
  ),
  category: statement<PictureSource, [id: string]>(
    'products.picture_of_category',
    `select picture, null as photo, name, null as "manufacturerName", name as "categoryName", null as ink, null as ground, ${noVersion}
     from products.category where id = $1`,
  ),
  manufacturer: statement<PictureSource, [id: string]>(
    'products.picture_of_manufacturer',
    `select picture, photos[1] as photo, name, name as "manufacturerName", null as "categoryName", ink, ground, ${noVersion}
     from products.manufacturer where id = $1`,
  ),
};
