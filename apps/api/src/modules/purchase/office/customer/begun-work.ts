import type { begunWorkApi } from '@tonalia/contract/customer-assignment';
import type { OfficeEndpoints } from '../../../../platform/http/serve-office.ts';
import type { Database } from '../../../../platform/transaction.ts';
import { listSellersOf } from '../../../customers/index.ts';
import { countBegunWork } from './begun-work.sql.ts';

/** The call that says what the sellers of customers have begun, before the customers move to another seller. */
export const begunWorkEndpoints = (db: Database): OfficeEndpoints<typeof begunWorkApi> => ({
  'POST /office/customers/begun': {
    access: 'operator',
    needs: 'portfolios.assign',
    handle: async ({ body: { ids } }) => {
      const held = await listSellersOf(db, ids);
      const [begun] = await countBegunWork(db, {
        customerIds: held.map(({ customerId }) => customerId),
        sellerIds: held.map(({ sellerId }) => sellerId),
      });
      return { results: begun ?? { carts: 0, waitingOrders: 0 } };
    },
  },
});
