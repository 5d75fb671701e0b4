import type { ListedFavourite } from '../../api/favourites/list.ts';

/** Pesos by which it became cheaper since it was kept; 0 when it did not, is not sold now, or the price of then is unknown. */
export function priceDrop({ priceThen = 0, product, versionCode, version }: ListedFavourite): number {
  if (versionCode !== null && version === null) return 0;
  return Math.max(0, priceThen - (version ?? product).price);
}
