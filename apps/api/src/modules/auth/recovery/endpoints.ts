import type { authApi } from '@tonalia/contract/auth-api';
import { AppError } from '@tonalia/contract/errors';
import { addressOf } from '../../../platform/http/address-of.ts';
import type { Endpoints } from '../../../platform/http/serve.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { publish } from '../../../platform/outbox.ts';
import { type Limit, counterOf } from '../login/counter.ts';
import { site } from '../login/network.rules.ts';
import { changePassword } from './change-password.ts';
import { changed, changedByLink, recoveryAsked } from './messages.es-CO.ts';
import { recoverPassword } from './recover-password.ts';

type Calls = 'POST /recovery-password' | 'PUT /change-password';

/** Links asked for from one site; a whole salon may share one. */
const ASKED: Limit = { most: 20, window: 60 * 60_000 };

/** A password forgotten, and one changed. */
export function recoveryEndpoints(context: ModuleContext): Pick<Endpoints<typeof authApi>, Calls> {
  const { db, clock } = context;
  return {
    'POST /recovery-password': {
      access: 'public',
      handle: async ({ body: { email }, request }) => {
        counterOf(db, clock).take(`link asked from ${site(addressOf(request))}`, ASKED);
        // The same one row for an address somebody has and one nobody has.
        await publish(db, 'message.recover_password', { email });
        return { results: { message: recoveryAsked } };
      },
    },
    'PUT /change-password': {
      access: 'open',
      handle: async ({ actor, body: { newPassword, recoveryToken, proof } }) => {
        if (recoveryToken !== undefined) {
          await recoverPassword(context, recoveryToken, newPassword);
          return { results: { message: changedByLink } };
        }
        if (!actor) throw new AppError('UNAUTHENTICATED');
        if (actor.role === 'Guest') throw new AppError('GUEST_NOT_ALLOWED');
        await changePassword(context, actor, newPassword, proof);
        return { results: { message: changed } };
      },
    },
  };
}
