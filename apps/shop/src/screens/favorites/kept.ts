import type { Favorite } from '@tonalia/contract/products';

/** A favourite of the wire by the names of the shop. */
export const asKept = (favorite: Favorite) => ({ ...favorite, productId: favorite.product._id });
export type Kept = ReturnType<typeof asKept>;
