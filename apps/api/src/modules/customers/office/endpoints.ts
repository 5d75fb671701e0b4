import type { oneCustomerOfficeApi } from '@tonalia/contract/customers-office-one';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { changeLimit } from '../credit/change-limit.ts';
import { saveFiscal } from '../fiscal/save-fiscal.ts';
import { readOfficeCustomer } from './read-office-customer.ts';

/** The office's calls about one customer, under `/api/customers/office`. */
export const customerOfficeEndpoints = ({
  db,
  clock,
}: Pick<ModuleContext, 'db' | 'clock'>): OfficeEndpoints<typeof oneCustomerOfficeApi> => ({
  'GET /office/customers/{id}': {
    access: 'operator',
    needs: 'customers.read',
    handle: async ({ params }) => ({ results: await readOfficeCustomer(db, clock, params.id) }),
  },
  'PUT /office/customers/{id}/credit-limit': {
    access: 'operator',
    needs: 'credit.grant',
    handle: async ({ operator, params, body }) => ({
      results: { isChanged: await changeLimit(db, operator, { customerId: params.id, ...body }) },
    }),
  },
  'PUT /office/customers/{id}/fiscal': {
    access: 'operator',
    needs: 'customers.edit',
    handle: async ({ operator, params, body: { version, ...data } }) => ({
      results: await saveFiscal(db, { customerId: params.id, version, data }, operator),
    }),
  },
});
