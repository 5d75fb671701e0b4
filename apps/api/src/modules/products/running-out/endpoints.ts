import type { productsOfficeApi } from '@tonalia/contract/products-office';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { findRunningOut } from './find-running-out.ts';

/** The office's calls of products. */
export const productsOfficeEndpoints = ({
  db,
  clock,
}: Pick<ModuleContext, 'db' | 'clock'>): OfficeEndpoints<typeof productsOfficeApi> => ({
  'GET /office/running-out': {
    access: 'operator',
    needs: 'stock.read',
    handle: async ({ query }) => ({ results: await findRunningOut(db, clock, query) }),
  },
});
