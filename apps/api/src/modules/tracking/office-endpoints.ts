import type { warehousesOfficeApi } from '@tonalia/contract/warehouses-office';
import type { FirstRunCheck } from '../../platform/first-run.ts';
import type { OfficeEndpoints } from '../../platform/http/serve-office.ts';
import type { Database } from '../../platform/transaction.ts';
import { saveWantedWarehouse, toOfficeWarehouse } from './save-warehouse.ts';
import { countReach, listOfficeWarehouses } from './warehouse-office.sql.ts';

/** The office's calls about warehouses. */
export const warehouseEndpoints = (db: Database): OfficeEndpoints<typeof warehousesOfficeApi> => ({
  'GET /office/warehouses': {
    access: 'operator',
    needs: 'coverage.read',
    handle: async () => ({ results: (await listOfficeWarehouses(db)).map(toOfficeWarehouse) }),
  },
  'POST /office/warehouses': {
    access: 'operator',
    needs: 'coverage.edit',
    handle: async ({ operator, body }) => ({ results: await saveWantedWarehouse(db, body, operator) }),
  },
  'PUT /office/warehouses/{id}': {
    access: 'operator',
    needs: 'coverage.edit',
    handle: async ({ operator, params: { id }, body }) => ({
      results: await saveWantedWarehouse(db, { ...body, id }, operator),
    }),
  },
});

/** What the first run asks of warehouses and zones. */
export const placeChecks = (db: Database): FirstRunCheck[] => [
  {
    step: 'warehouse',
    read: async () => {
      const all = await listOfficeWarehouses(db);
      const [first] = all;
      const name = first ? [first.city, first.address].filter(Boolean).join(', ') : null;
      return { missing: first ? [] : ['warehouse'], name, count: all.length };
    },
  },
  {
    step: 'coverage',
    read: async () => {
      const [reach] = await countReach(db);
      return { missing: reach?.cities ? [] : ['zone'], name: null, count: reach?.cities ?? 0 };
    },
  },
];
