import type { ListedFavourite } from '../../api/favourites/list.ts';

/** A favourite of the wire by the names of the shop. */
export const asKept = (favourite: ListedFavourite) => ({ ...favourite, productId: favourite.product._id });
export type ScreenFavourite = ReturnType<typeof asKept>;
