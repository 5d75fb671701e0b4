import { statement } from '../../platform/db.ts';

/** Updates the columns that cards and lists read; must be called after each change of products, their versions or stock; prices are not among them. */
export const refreshShown = statement<never, [productIds: string[]]>(
  'products.refresh_shown',
  `select products.refresh_shown($1::bigint[])`,
);
