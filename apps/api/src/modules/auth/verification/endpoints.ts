import type { authApi } from '@tonalia/contract/auth';
import type { Endpoints } from '../../../platform/http/serve.ts';
import type { ModuleContext } from '../../../platform/module.ts';

type Calls =
  | 'POST /verify/user-status'
  | 'POST /verify/verify'
  | 'POST /verify/check'
  | 'POST /auth/verify'
  | 'POST /auth/check';

/** Codes that prove a phone, to register and to sign in. */
export function verificationEndpoints(_context: ModuleContext): Pick<Endpoints<typeof authApi>, Calls> {
  return {
    'POST /verify/user-status': {
      access: 'public',
      handle: async () => {
        throw new Error('not yet');
      },
    },
    'POST /verify/verify': {
      access: 'public',
      handle: async () => {
        throw new Error('not yet');
      },
    },
    'POST /verify/check': {
      access: 'public',
      handle: async () => {
        throw new Error('not yet');
      },
    },
    'POST /auth/verify': {
      access: 'public',
      handle: async () => {
        throw new Error('not yet');
      },
    },
    'POST /auth/check': {
      access: 'public',
      handle: async () => {
        throw new Error('not yet');
      },
    },
  };
}
