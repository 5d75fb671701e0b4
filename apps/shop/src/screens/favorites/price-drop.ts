import type { Favorite } from '@tonalia/contract/products';

/** By how much it became cheaper since it was kept; 0 when it did not, or is sold no longer. */
export function priceDrop({ priceThen, product, versionCode, version }: Favorite): number {
  if (versionCode !== null && version === null) return 0;
  return Math.max(0, priceThen - (version ?? product).price);
}
