import type { authApi } from '@tonalia/contract/auth-api';
import { literals } from '@tonalia/contract/literals.es-CO';
import type { Endpoints } from '../../../platform/http/serve.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { whoAmI } from '../customer/who-am-i.ts';
import { findPendingEmail } from './account.sql.ts';
import { changeProfile } from './change-profile.ts';
import { confirmEmail } from './confirm-email.ts';
import { removeAccount } from './remove-account.ts';

type Calls = 'PUT /me' | 'POST /me/confirm-email' | 'DELETE /customer/remove';

/** What people see, change and take away of themselves. */
export function accountEndpoints(context: ModuleContext): Pick<Endpoints<typeof authApi>, Calls> {
  const { db, clock, people } = context;
  return {
    'PUT /me': {
      access: 'person',
      handle: async ({ actor, body, query }) => {
        // a customer a seller may not act for is told before anything is changed
        await whoAmI(db, people, actor, query);
        await changeProfile(context, actor, body);
        const [pending] = await findPendingEmail(db, actor.identityId, clock.now());
        return { results: await whoAmI(db, people, actor, query), email_pending: pending?.email ?? null };
      },
    },
    'POST /me/confirm-email': {
      access: 'person',
      handle: async ({ actor, body }) => ({
        results: { email: await confirmEmail(db, clock, actor.identityId, body.token) },
      }),
    },
    'DELETE /customer/remove': {
      access: 'person',
      handle: async ({ actor, body }) => {
        await removeAccount(context, actor, body.proof);
        return { results: { message: literals.accountDeleted } };
      },
    },
  };
}
