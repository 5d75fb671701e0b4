import { statement } from '../../platform/db.ts';

/** Brings what cards and lists read up to date for these products; to be called after each change of the catalogue. */
export const refreshShown = statement<never, [productIds: string[]]>(
  'products.refresh_shown',
  `select products.refresh_shown($1::bigint[])`,
);
