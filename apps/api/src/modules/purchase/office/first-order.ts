import type { FirstRunCheck } from '../../../platform/first-run.ts';
import type { Database } from '../../../platform/transaction.ts';
import { findFirstOrder } from './first-order.sql.ts';

/** What the first run knows of the shop after it is published: its first order. */
export const firstOrderCheck = (db: Database): FirstRunCheck => ({
  step: 'publish',
  read: async () => {
    const [first] = await findFirstOrder(db);
    return { missing: [], name: first?.code ?? null, count: first ? 1 : 0 };
  },
});
