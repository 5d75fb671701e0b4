import type { customerNewApi } from '@tonalia/contract/customer-new';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import { createCustomer } from './create-customer.ts';
import type { RegistrationContext } from './register.ts';

/** The office's call that creates a customer, under `/api/customers`. */
export const customerNewEndpoints = (context: RegistrationContext): OfficeEndpoints<typeof customerNewApi> => ({
  'POST /office/customers': {
    access: 'operator',
    needs: 'customers.edit',
    handle: async ({ operator, body }) => ({ results: { _id: await createCustomer(context, operator, body) } }),
  },
});
