import type { identityApi } from '@tonalia/contract/identity-api';
import { AppError } from '@tonalia/contract/errors';
import { addressOf } from '../../../platform/http/address-of.ts';
import type { Endpoints } from '../../../platform/http/serve.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { clearCookies, readRefreshCookie } from './cookies.ts';
import { endSessionsOf } from './end-session.ts';
import { IN_COOKIE, sendTokens, readTokens } from './send-tokens.ts';
import { refuseForeignOrigin } from '../../../platform/http/refuse-foreign-origin.ts';
import { refreshSession } from './refresh-session.ts';

type SessionEndpoints = Pick<Endpoints<typeof identityApi>, 'GET /auth/refresh-token' | 'POST /auth/logout'>;

/** Calls that renew and end a session. A cookie counts in them, so they check the origin. */
export function sessionEndpoints({ db, clock, origins, channels }: ModuleContext): SessionEndpoints {
  return {
    'GET /auth/refresh-token': {
      access: 'public',
      handle: async ({ headers, request, reply }) => {
        const sent = headers['refresh-token'];
        const client = sent === IN_COOKIE ? 'web' : 'app';
        if (client === 'web') refuseForeignOrigin(request, origins);
        const token = client === 'web' ? readRefreshCookie(request) : sent;
        if (!token) throw new AppError('REFRESH_REFUSED');
        const { pair, role } = await refreshSession(db, clock, {
          token,
          client,
          channels,
          address: addressOf(request),
        });
        return sendTokens(request, reply, client, { pair, role });
      },
    },
    'POST /auth/logout': {
      access: 'public',
      handle: async ({ request, reply }) => {
        refuseForeignOrigin(request, origins);
        await endSessionsOf(db, clock, readTokens(request));
        clearCookies(request, reply);
        return { ok: true };
      },
    },
  };
}
