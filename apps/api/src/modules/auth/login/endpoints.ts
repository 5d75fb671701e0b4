import type { identityApi } from '@tonalia/contract/identity-api';
import { addressOf } from '../../../platform/http/address-of.ts';
import { refuseForeignOrigin } from '../../../platform/http/refuse-foreign-origin.ts';
import type { Endpoints } from '../../../platform/http/serve.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { readDeviceCookie } from '../session/cookies.ts';
import { endSessionsOf } from '../session/end-session.ts';
import { readTokens, sendTokens } from '../session/send-tokens.ts';
import { createLoginLimits } from './login-limits.ts';
import { login } from './login.ts';

type LoginEndpoints = Pick<Endpoints<typeof identityApi>, 'POST /v3/auth/login'>;

/** Signing in with a password. A cookie counts here, so the origin is checked. */
export function loginEndpoints({ db, clock, origins, channels }: ModuleContext): LoginEndpoints {
  const signInContext = { db, clock, limits: createLoginLimits(clock), hasCodes: channels.length > 0 };
  return {
    'POST /v3/auth/login': {
      access: 'public',
      handle: async ({ body: { client, device, ...body }, request, reply }) => {
        refuseForeignOrigin(request, origins);
        const userAgent = request.headers['user-agent'] ?? '';
        const opened = await login(signInContext, {
          ...body,
          client,
          address: addressOf(request),
          userAgent,
          device: client === 'web' ? readDeviceCookie(request) : device,
          work: body.work,
        });
        // The new session replaces the one before, mostly a guest's.
        await endSessionsOf(db, clock, readTokens(request));
        return sendTokens(request, reply, client, opened);
      },
    },
  };
}
