import type { customersApi } from '@tonalia/contract/customers-api';
import type { Endpoints } from '../../../platform/http/serve.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { findPendingEmail } from '../../auth/index.ts';
import { readCurrentUser } from './current-user.ts';
import { changeProfile } from './change-profile.ts';

type ProfileEndpoints = Pick<Endpoints<typeof customersApi>, 'GET /auth/me' | 'PUT /me'>;

/** The profile of the signed-in identity and of the customer it acts for: read and change. */
export function profileEndpoints(context: ModuleContext): ProfileEndpoints {
  const { db, clock, identities } = context;
  return {
    'GET /auth/me': {
      access: 'session',
      needs: 'session.read',
      handle: async ({ actor, query }) => {
        const user = await readCurrentUser(db, identities, actor, query);
        const { provider_code, warehouseId: warehouse, schedule, ziro_credit, customer } = user;
        return { user, provider_code, warehouse, schedule, ziro_credit, customer };
      },
    },
    'PUT /me': {
      access: 'session',
      needs: 'account.use',
      handle: async ({ actor, body, query }) => {
        // Checks the named customer before anything is changed.
        await readCurrentUser(db, identities, actor, query);
        await changeProfile(context, actor, body);
        const [pending] = await findPendingEmail(db, actor.identityId, clock.now());
        return { results: await readCurrentUser(db, identities, actor, query), email_pending: pending?.email ?? null };
      },
    },
  };
}
