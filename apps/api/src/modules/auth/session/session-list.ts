import type { authApi } from '@tonalia/contract/auth';
import type { Endpoints } from '../../../platform/http/serve.ts';
import type { ModuleContext } from '../../../platform/module.ts';

type Calls = 'GET /sessions' | 'DELETE /sessions/{id}';

/** The sessions of a person, to look at and to close. */
export function sessionListEndpoints(_context: ModuleContext): Pick<Endpoints<typeof authApi>, Calls> {
  return {
    'GET /sessions': {
      access: 'person',
      handle: async () => {
        throw new Error('not yet');
      },
    },
    'DELETE /sessions/{id}': {
      access: 'person',
      handle: async () => {
        throw new Error('not yet');
      },
    },
  };
}
