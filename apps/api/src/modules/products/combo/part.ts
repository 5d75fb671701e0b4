import type { ComboPart } from '@tonalia/contract/products';
import { pictureOfVersion, productPicture, tileOf } from '../wire.ts';
import type { PartRow } from './combo.sql.ts';

/** Maps a part of a combo for lists, without the versions to choose from. */
export function toPart(row: PartRow): Omit<ComboPart, 'versions'> {
  return {
    productId: row.product_id,
    code: row.code,
    name: row.name,
    image:
      row.version_id === null
        ? productPicture(row.product_id, row.photo)
        : pictureOfVersion({
            versionId: row.version_id,
            versionPhoto: row.version_photo,
            hex: row.hex,
            productId: row.product_id,
            productPhoto: row.photo,
          }),
    tile: tileOf(row.product_id, row.tile),
    quantity: row.quantity,
    versionCode: row.version_code,
  };
}
