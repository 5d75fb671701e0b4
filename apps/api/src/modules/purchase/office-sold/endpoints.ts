import { operatorCan } from '@tonalia/contract/office-rights';
import type { versionSalesApi } from '@tonalia/contract/version-sales';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { sumVersionSales } from './version-sales.sql.ts';

const none = { units: 0, sales: 0, customers: 0 };

/** The office's call about what was sold of a version: of a combo, its only one. */
export const versionSalesEndpoints = ({ db }: Pick<ModuleContext, 'db'>): OfficeEndpoints<typeof versionSalesApi> => ({
  'GET /office/versions/{id}/sales': {
    access: 'operator',
    needs: 'orders.read',
    handle: async ({ operator: { role }, params: { id } }) => {
      const [sold = none] = await sumVersionSales(db, id);
      return { results: { ...sold, sales: operatorCan(role, 'amounts.read') ? sold.sales : null } };
    },
  },
});
