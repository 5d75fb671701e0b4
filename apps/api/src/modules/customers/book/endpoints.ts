import type { OfficeCustomerFilters, customerListApi } from '@tonalia/contract/customer-list';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import type { Database } from '../../../platform/transaction.ts';
import { listSellers } from '../portfolio/portfolio.sql.ts';
import { listCustomerCities, listTradeTypeNames } from './customers.sql.ts';
import { listCustomers } from './list-customers.ts';

/** The office's calls about all customers, under `/api/customers/office`. */
export const customerListEndpoints = (
  context: Pick<ModuleContext, 'db' | 'clock'>,
): OfficeEndpoints<typeof customerListApi> => ({
  'GET /office/customers': {
    access: 'operator',
    needs: 'customers.read',
    handle: ({ operator: { role }, query }) => listCustomers(context, role, query),
  },
  'GET /office/customers/filters': {
    access: 'operator',
    needs: 'customers.read',
    handle: async () => ({ results: await readFilterChoices(context.db) }),
  },
});

async function readFilterChoices(db: Database): Promise<OfficeCustomerFilters> {
  const [sellers, tradeTypes, cities] = await Promise.all([
    listSellers(db),
    listTradeTypeNames(db),
    listCustomerCities(db),
  ]);
  const choice = ({ id, name }: { id: string; name: string }) => ({ _id: id, name });
  return { sellers: sellers.map(choice), tradeTypes: tradeTypes.map(choice), cities: cities.map(choice) };
}
