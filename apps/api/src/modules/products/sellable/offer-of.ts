import type { DeskOffer } from '@tonalia/contract/products-offers';
import type { Sellable } from './find-sellables.ts';

/** A version as one line offers it, at the price of one unit. */
export function offerOf(sellable: Sellable): DeskOffer {
  const { productId, versionId, code, versionCode, name, versionName, manufacturer, color, image, tile } = sellable;
  const { price, originalPrice } = sellable.price(1);
  const { minQuantity, stock, presale } = sellable;
  return {
    productId,
    versionId,
    code,
    versionCode,
    name,
    versionName,
    manufacturer,
    color,
    image,
    tile,
    price,
    originalPrice,
    minQuantity,
    stock,
    presale,
  };
}
