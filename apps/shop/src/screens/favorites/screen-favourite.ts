import type { ListedFavourite } from '../../api/favourites/list.ts';

/** Maps a favourite of the API to the shop's names. */
export const toScreenFavourite = (favourite: ListedFavourite) => ({ ...favourite, productId: favourite.product._id });
export type ScreenFavourite = ReturnType<typeof toScreenFavourite>;
