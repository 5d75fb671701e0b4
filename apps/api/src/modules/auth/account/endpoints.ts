import type { authApi } from '@tonalia/contract/auth';
import type { Endpoints } from '../../../platform/http/serve.ts';
import type { ModuleContext } from '../../../platform/module.ts';

type Calls = 'PUT /me' | 'POST /me/confirm-email' | 'DELETE /customer/remove';

/** What people see, change and take away of themselves. */
export function accountEndpoints(_context: ModuleContext): Pick<Endpoints<typeof authApi>, Calls> {
  return {
    'PUT /me': {
      access: 'person',
      handle: async () => {
        throw new Error('not yet');
      },
    },
    'POST /me/confirm-email': {
      access: 'person',
      handle: async () => {
        throw new Error('not yet');
      },
    },
    'DELETE /customer/remove': {
      access: 'person',
      handle: async () => {
        throw new Error('not yet');
      },
    },
  };
}
