import type { authApi } from '@tonalia/contract/auth';
import type { Endpoints } from '../../../platform/http/serve.ts';
import type { ModuleContext } from '../../../platform/module.ts';

type Calls = 'PUT /v3/me/addresses/{id}' | 'DELETE /v3/me/addresses/{id}';

/** Delivery addresses. */
export function addressEndpoints(_context: ModuleContext): Pick<Endpoints<typeof authApi>, Calls> {
  return {
    'PUT /v3/me/addresses/{id}': {
      access: 'buyer',
      handle: async () => {
        throw new Error('not yet');
      },
    },
    'DELETE /v3/me/addresses/{id}': {
      access: 'buyer',
      handle: async () => {
        throw new Error('not yet');
      },
    },
  };
}
