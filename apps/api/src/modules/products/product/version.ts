import type { Version } from '@tonalia/contract/products';
import { priceFactsOf } from '../price/price-facts.ts';
import { type Deal, priceOf } from '@tonalia/rules/price';
import { colourOf, pictureOfVersion, shadeName, volumeName } from '../wire.ts';
import type { CardRow } from '../card/card.sql.ts';
import type { VersionRow } from './product.sql.ts';

/** Facts of a version that come from its product. */
export type VersionsProduct = Pick<
  CardRow,
  | 'product_id'
  | 'manufacturer_id'
  | 'category_id'
  | 'parent_category_id'
  | 'min_quantity'
  | 'dispatch_date'
  | 'presale_left'
  | 'photo'
>;

/** Maps a version with its price, stock and units left in the presale. */
export function toVersion(
  row: VersionRow,
  product: VersionsProduct,
  deals: readonly Deal[],
  isTopSeller: boolean,
): Version {
  const { product_id, manufacturer_id, category_id, parent_category_id } = product;
  const facts = priceFactsOf({ ...row, product_id, manufacturer_id, category_id, parent_category_id });
  const price = priceOf(facts, deals, product.min_quantity);
  const presale = product.dispatch_date === null || row.excluded_from_presale ? 0 : (product.presale_left ?? 0);
  return {
    _id: row.id,
    code: row.code,
    attributes: attributesOf(row),
    color: colourOf(row),
    section: row.section,
    ...price,
    stock: row.stock,
    excluded_from_presale: row.excluded_from_presale,
    is_top_seller: isTopSeller,
    is_new: row.is_new,
    quantity: 0,
    quantityPresale: 0,
    quantityAvailable: row.stock + presale,
    image: pictureOfVersion({
      versionId: row.id,
      versionPhoto: row.photo,
      hex: row.hex,
      productId: product.product_id,
      productPhoto: product.photo,
    }),
  };
}

function attributesOf(row: VersionRow): Version['attributes'] {
  const shade = shadeName(row);
  const volume = volumeName(row);
  return [
    ...(shade === null ? [] : [{ name: 'Tono', value: shade }]),
    ...(volume === null ? [] : [{ name: 'Volumen', value: volume }]),
  ];
}
