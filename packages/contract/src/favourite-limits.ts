/** Most favourites that a customer can keep. */
export const MOST_FAVORITES = 500;

/** Most favourites that a guest's device keeps; a new one then replaces the oldest. */
export const MOST_ON_DEVICE = 200;
