/** Most favourites a customer keeps. */
export const MOST_FAVORITES = 500;

/** Most favourites a guest's device keeps; the oldest is dropped when another one is added. */
export const MOST_ON_DEVICE = 200;
