import type { ProductCard } from '@tonalia/contract/products';
import type { Shopper } from '../../../platform/http/actor.ts';
import { priceFactsOf } from '../price/price-facts.ts';
import { type Deal, type Price, priceOf } from '@tonalia/rules/price';
import { productPicture, tileOf } from '../wire.ts';
import type { CardRow } from './card.sql.ts';

/** Maps a product to the card that a shopper sees. */
export function toCard(
  row: CardRow,
  deals: readonly Deal[],
  shopper: Shopper,
  matched: ProductCard['matched'] = null,
): ProductCard {
  const price = priceOf(priceFactsOf(row), deals, row.min_quantity);
  return {
    _id: row.id,
    code: row.code,
    name: row.name,
    manufacturer: { _id: row.manufacturer_id, name: row.manufacturer_name },
    category: { _id: row.category_id, name: row.category_name },
    image: productPicture(row.id, row.photo),
    tile: tileOf(row.id, row.tile),
    ...price,
    unitPrice: unitPriceOf(row, price.price),
    minQuantity: row.min_quantity,
    has_versions: row.has_versions,
    has_colors: row.has_colors,
    has_volumes: row.has_volumes,
    is_PreSales: row.dispatch_date !== null,
    dispatchDate: row.dispatch_date,
    is_top_seller: row.is_top_seller,
    is_new: row.is_new,
    newsAt: row.news_at.toISOString(),
    newTones: row.new_tones,
    stock: row.stock,
    presaleLeft: row.presale_left ?? 0,
    warehouses: [{ warehouse: shopper.warehouseId, stock: row.stock }],
    attributes: row.attributes,
    tones: row.tones,
    tonesTotal: row.tones_total,
    matched,
  };
}

function unitPriceOf(row: CardRow, price: Price['price']): ProductCard['unitPrice'] {
  if (row.volume === null || row.volume_unit === null || row.volume === 1) return null;
  return { amount: Math.round(price / row.volume), unit: row.volume_unit };
}
