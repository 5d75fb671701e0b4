import type { stockMovementsApi } from '@tonalia/contract/stock-movements';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { listMovementsOfAll } from './list-movements.ts';
import { locateVersion } from './locate-version.ts';

/** The office's calls about movements of all versions, and about shelves. */
export const movementEndpoints = ({
  db,
  clock,
}: Pick<ModuleContext, 'db' | 'clock'>): OfficeEndpoints<typeof stockMovementsApi> => ({
  'GET /office/movements': {
    access: 'operator',
    needs: 'stock.read',
    handle: ({ operator, query: { mine = false, ...filter } }) =>
      listMovementsOfAll(db, clock, { ...filter, operatorId: mine ? operator.operatorId : null }),
  },
  'POST /office/stock/shelf': {
    access: 'operator',
    needs: 'stock.locate',
    handle: async ({ operator, body }) => ({ results: await locateVersion(db, operator, body) }),
  },
});
