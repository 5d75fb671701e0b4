import type { authApi } from '@tonalia/contract/auth';
import type { Endpoints } from '../../../platform/http/serve.ts';
import type { ModuleContext } from '../../../platform/module.ts';

type Calls = 'POST /v3/auth/register' | 'GET /trade-type/list';

/** Becoming a customer. */
export function registrationEndpoints(_context: ModuleContext): Pick<Endpoints<typeof authApi>, Calls> {
  return {
    'POST /v3/auth/register': {
      access: 'open',
      handle: async () => {
        throw new Error('not yet');
      },
    },
    'GET /trade-type/list': {
      access: 'public',
      handle: async () => {
        throw new Error('not yet');
      },
    },
  };
}
