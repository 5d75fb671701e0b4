import type { authApi } from '@tonalia/contract/auth-api';
import type { Endpoints } from '../../../platform/http/serve.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { changeAddress } from './change-address.ts';
import { removeAddress } from './remove-address.ts';

type Calls = 'PUT /v3/me/addresses/{id}' | 'DELETE /v3/me/addresses/{id}';

/** Delivery addresses that are there already. */
export function addressEndpoints({ db, clock }: ModuleContext): Pick<Endpoints<typeof authApi>, Calls> {
  return {
    'PUT /v3/me/addresses/{id}': {
      access: 'buyer',
      handle: async ({ buyer, params, body }) => ({
        results: await changeAddress(db, buyer.customerId, params.id, body),
      }),
    },
    'DELETE /v3/me/addresses/{id}': {
      access: 'buyer',
      handle: async ({ buyer, params }) => {
        await removeAddress(db, clock, buyer.customerId, params.id);
        return { ok: true };
      },
    },
  };
}
