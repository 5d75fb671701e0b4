import { isIP } from 'node:net';
import type { customersApi } from '@tonalia/contract/customers-api';
import { can } from '@tonalia/contract/rights';
import { addressOf } from '../../../platform/http/address-of.ts';
import type { Endpoints } from '../../../platform/http/serve.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { refuseForeignOrigin } from '../../../platform/http/refuse-foreign-origin.ts';
import { signIn } from '../../auth/index.ts';
import { registerBySeller } from './register-by-seller.ts';
import { register } from './register.ts';
import { listTradeTypes } from './registration.sql.ts';

type RegistrationEndpoints = Pick<Endpoints<typeof customersApi>, 'POST /v3/auth/register' | 'GET /trade-type/list'>;

/** Seconds the trade types may be cached. */
const TRADES_FRESH = 300;

/** Registration. */
export function registrationEndpoints(context: ModuleContext): RegistrationEndpoints {
  const { db, origins } = context;
  return {
    'POST /v3/auth/register': {
      access: 'open',
      needs: 'registration.send',
      handle: async ({ actor, body, query, request, reply }) => {
        refuseForeignOrigin(request, origins);
        const address = addressOf(request);
        const clientAddress = isIP(address) ? address : null;
        const origin = { fromLanding: query.from_landing ?? false, address, clientAddress };
        if (actor && can(actor.role, 'portfolio.use')) {
          const { customerId, approval } = await registerBySeller(context, actor.identityId, body, origin);
          return { tokenReturn: null, refreshToken: null, results: { customerId, approval } };
        }
        const { identityId, customerId, approval } = await register(context, body, origin);
        const person = { identityId, role: 'Admin customer', client: body.client } as const;
        const tokens = await signIn(context, request, reply, person);
        return { ...tokens, results: { customerId, approval } };
      },
    },
    'GET /trade-type/list': {
      access: 'public',
      cacheFor: TRADES_FRESH,
      handle: async () => ({ results: await listTradeTypes(db) }),
    },
  };
}
