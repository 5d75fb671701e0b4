import type { authApi } from '@tonalia/contract/auth-api';
import { AppError } from '@tonalia/contract/errors';
import { addressOf } from '../../../platform/http/address-of.ts';
import type { Endpoints } from '../../../platform/http/serve.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { login } from '../login/login.ts';
import { createLoginLimits } from '../login/login-limits.ts';
import { clearCookies, readDeviceCookie, readRefreshCookie } from './cookies.ts';
import { endSessionsOf } from './end-session.ts';
import { IN_COOKIE, giveTokens, tokensSent } from './give-tokens.ts';
import { refuseForeignOrigin } from './origin.ts';
import { refreshSession } from './refresh-session.ts';

type SessionCalls = 'POST /v3/auth/login' | 'GET /auth/refresh-token' | 'POST /auth/logout';

/** Calls that open, prolong and end a session: the only ones where a cookie counts, so they look at the origin. */
export function sessionEndpoints({
  db,
  clock,
  origins,
  channels,
}: ModuleContext): Pick<Endpoints<typeof authApi>, SessionCalls> {
  const needs = { db, clock, limits: createLoginLimits(clock), hasCodes: channels.length > 0 };
  return {
    'POST /v3/auth/login': {
      access: 'public',
      handle: async ({ body: { client, device, ...body }, request, reply }) => {
        refuseForeignOrigin(request, origins);
        const userAgent = request.headers['user-agent'] ?? '';
        const opened = await login(needs, {
          ...body,
          client,
          address: addressOf(request),
          userAgent,
          device: client === 'web' ? readDeviceCookie(request) : device,
          work: body.work,
        });
        // Signing in is a new session; the one before (a guest's, mostly) is over.
        await endSessionsOf(db, clock, tokensSent(request));
        return giveTokens(request, reply, client, opened);
      },
    },
    'GET /auth/refresh-token': {
      access: 'public',
      handle: async ({ headers, request, reply }) => {
        const sent = headers['refresh-token'];
        const client = sent === IN_COOKIE ? 'web' : 'app';
        if (client === 'web') refuseForeignOrigin(request, origins);
        const token = client === 'web' ? readRefreshCookie(request) : sent;
        if (!token) throw new AppError('REFRESH_REFUSED');
        const { pair, role } = await refreshSession(db, clock, token, client, channels, addressOf(request));
        return giveTokens(request, reply, client, { pair, role });
      },
    },
    'POST /auth/logout': {
      access: 'public',
      handle: async ({ request, reply }) => {
        refuseForeignOrigin(request, origins);
        await endSessionsOf(db, clock, tokensSent(request));
        clearCookies(request, reply);
        return { ok: true };
      },
    },
  };
}
