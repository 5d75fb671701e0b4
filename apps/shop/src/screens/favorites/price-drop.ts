import type { ListedFavourite } from '../../api/favourites/list.ts';

/** Pesos by which the price fell since it became a favourite; 0 when it did not fall, is not sold now, or the earlier price is unknown. */
export function priceDrop({ priceThen = 0, product, versionCode, version }: ListedFavourite): number {
  if (versionCode !== null && version === null) return 0;
  return Math.max(0, priceThen - (version ?? product).price);
}
