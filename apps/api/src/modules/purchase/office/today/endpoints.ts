import type { purchaseTodayApi } from '@tonalia/contract/purchase-today';
import type { OfficeEndpoints } from '../../../../platform/http/serve-office.ts';
import type { ModuleContext } from '../../../../platform/module.ts';
import { readToday } from './read-today.ts';

/** The call behind the page Hoy. */
export const todayEndpoints = ({
  db,
  clock,
}: Pick<ModuleContext, 'db' | 'clock'>): OfficeEndpoints<typeof purchaseTodayApi> => ({
  'GET /office/today': {
    access: 'operator',
    needs: 'orders.read',
    handle: async ({ operator: { role }, query }) => ({ results: await readToday(db, clock, { role, ...query }) }),
  },
});
