import type { identityApi } from '@tonalia/contract/identity-api';
import type { Endpoints } from '../../../platform/http/serve.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { confirmEmail } from './confirm-email.ts';

type AccountEndpoints = Pick<Endpoints<typeof identityApi>, 'POST /me/confirm-email'>;

/** What a signed-in identity does with its own account. */
export function accountEndpoints({ db, clock }: ModuleContext): AccountEndpoints {
  return {
    'POST /me/confirm-email': {
      access: 'session',
      needs: 'account.use',
      handle: async ({ actor, body }) => ({
        results: { email: await confirmEmail(db, clock, actor.identityId, body.token) },
      }),
    },
  };
}
