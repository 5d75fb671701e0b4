import type { customersApi } from '@tonalia/contract/customers-api';
import type { Endpoints } from '../../../platform/http/serve.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { requestedCustomer } from '../customer/requested-customer.ts';
import { addAddress } from './add-address.ts';
import { listAddresses } from './address.sql.ts';
import { changeAddress } from './change-address.ts';
import { removeAddress } from './remove-address.ts';
import { toAddress } from './to-address.ts';

type AddressEndpoints = Pick<
  Endpoints<typeof customersApi>,
  'GET /v3/me/addresses' | 'POST /v3/me/addresses' | 'PUT /v3/me/addresses/{id}' | 'DELETE /v3/me/addresses/{id}'
>;

/** The delivery addresses of a customer. */
export function addressEndpoints({ db, clock, identities }: ModuleContext): AddressEndpoints {
  return {
    'GET /v3/me/addresses': {
      access: 'buyer',
      needs: 'customer.read',
      handle: async ({ buyer }) => ({ results: (await listAddresses(db, buyer.customerId)).map(toAddress) }),
    },
    'POST /v3/me/addresses': {
      access: 'session',
      needs: 'addresses.edit',
      handle: async ({ actor, query, body }) => {
        const { customerId } = await identities.findBuyer(actor, requestedCustomer(query.customerId, body.customer_id));
        return { results: await addAddress(db, clock, customerId, body) };
      },
    },
    'PUT /v3/me/addresses/{id}': {
      access: 'buyer',
      needs: 'addresses.edit',
      handle: async ({ buyer, params, body }) => ({
        results: await changeAddress(db, buyer.customerId, params.id, body),
      }),
    },
    'DELETE /v3/me/addresses/{id}': {
      access: 'buyer',
      needs: 'addresses.edit',
      handle: async ({ buyer, params }) => {
        await removeAddress(db, clock, buyer.customerId, params.id);
        return { ok: true };
      },
    },
  };
}
