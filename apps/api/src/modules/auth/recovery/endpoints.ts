import type { authApi } from '@tonalia/contract/auth';
import type { Endpoints } from '../../../platform/http/serve.ts';
import type { ModuleContext } from '../../../platform/module.ts';

type Calls = 'POST /recovery-password' | 'PUT /change-password';

/** A password forgotten, and one changed. */
export function recoveryEndpoints(_context: ModuleContext): Pick<Endpoints<typeof authApi>, Calls> {
  return {
    'POST /recovery-password': {
      access: 'public',
      handle: async () => {
        throw new Error('not yet');
      },
    },
    'PUT /change-password': {
      access: 'open',
      handle: async () => {
        throw new Error('not yet');
      },
    },
  };
}
