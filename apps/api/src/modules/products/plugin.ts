/** What app.ts wires: the routes with the catalogue they keep in memory, and outbox listeners. */
export { forgetFavourites } from './favourite/forget-favourites.ts';
export { products } from './routes.ts';
export { recordSold } from './stock/record-sold.ts';
