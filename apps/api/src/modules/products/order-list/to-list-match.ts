import type { ListMatch } from '@tonalia/contract/order-list';
import type { Sellable } from '../sellable/find-sellables.ts';

/** A version as lists show it, at the price of one unit; `difference` is that of a near shade from the one that was asked for. */
export function toListMatch(sellable: Sellable, difference: ListMatch['difference'] = null): ListMatch {
  const { productId, versionId, name, versionName, manufacturer, color, image, tile } = sellable;
  const { price, originalPrice } = sellable.price(1);
  const { minQuantity, stock, presale } = sellable;
  const [code, productCode] = [sellable.versionCode ?? sellable.code, sellable.code];
  return {
    productId,
    versionId,
    code,
    productCode,
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
    difference,
  };
}
