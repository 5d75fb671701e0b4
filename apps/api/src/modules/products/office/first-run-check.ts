import type { FirstRunCheck } from '../../../platform/first-run.ts';
import type { Database } from '../../../platform/transaction.ts';
import { countOnSale } from './first-run-check.sql.ts';

/** What the first run asks of the catalogue: a product on sale with units in a warehouse. */
export const catalogueCheck = (db: Database): FirstRunCheck => ({
  step: 'catalogue',
  read: async () => {
    const [{ products, stocked } = { products: 0, stocked: 0 }] = await countOnSale(db);
    const missing = products === 0 ? ['product'] : stocked === 0 ? ['stock'] : [];
    return { missing, name: null, count: products };
  },
});
