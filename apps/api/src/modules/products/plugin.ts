/** The plugin for app.ts: routes with the catalogue in memory, and outbox listeners. */
export { forgetAlerts } from './alert/forget-alerts.ts';
export { forgetFavourites } from './favourite/forget-favourites.ts';
export { forgetListChoices } from './order-list/remember-choice.ts';
export { forgetAgreed } from './price-office/forget-agreed.ts';
export { products } from './routes.ts';
export { recordAdjustedSold, recordSold } from './stock/record-sold.ts';
