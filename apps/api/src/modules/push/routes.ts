import { pushApi } from '@tonalia/contract/push';
import { limitCalls } from '../../platform/http/limit-calls.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Module } from '../../platform/module.ts';
import { removeDeviceOf } from './device-token.sql.ts';
import { registerDevice } from './register-device.ts';

/** Serves the registration of phones for push messages, under `/api/push`. */
export const push: Module = (app, context) => {
  const limit = limitCalls(app, { network: 120, person: 20 });
  serve(
    app,
    context,
    { name: 'push', calls: pushApi },
    {
      'POST /api/tokens': {
        access: 'session',
        needs: 'push.receive',
        handle: async ({ actor, request, body }) => {
          await limit(request, actor);
          await registerDevice(context.db, context.clock, actor, { ...body, origin: request.headers.origin });
          return { ok: true as const };
        },
      },
      'DELETE /api/tokens': {
        access: 'session',
        needs: 'account.use',
        handle: async ({ actor, request, body }) => {
          await limit(request, actor);
          await removeDeviceOf(context.db, body.deviceId, actor.identityId);
          return { ok: true as const };
        },
      },
    },
  );
};
