import type { identityApi } from '@tonalia/contract/identity-api';
import { AppError } from '@tonalia/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from '../../../platform/http/address-of.ts';
import { requirePermission } from '../../../platform/http/require-permission.ts';
import type { Endpoints } from '../../../platform/http/serve.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { publish } from '../../../platform/publish.ts';
import { type RateLimit, rateLimiterOf } from '../../../platform/rate-limiter.ts';
import { site } from '../../../platform/http/network.rules.ts';
import { rememberDevice } from '../device/known-device.ts';
import { readDeviceCookie, setDeviceCookie } from '../session/cookies.ts';
import { changePassword } from './change-password.ts';
import type { ClientKind } from '../session/session.sql.ts';
import { changed, changedByLink, recoveryRequested } from './messages.es-CO.ts';
import { recoverPassword } from './recover-password.ts';

/** The client that sets a password. `device`: the text the app keeps from earlier sign-ins. */
interface PasswordClient {
  client: ClientKind;
  device?: string | undefined;
}

type RecoveryEndpoints = Pick<Endpoints<typeof identityApi>, 'POST /recovery-password' | 'PUT /change-password'>;

/** Requested links from one site; a whole salon may share one. */
const LINK_REQUESTS: RateLimit = { most: 20, window: 60 * 60_000 };

/** A forgotten password, and a changed one. */
export function recoveryEndpoints(context: ModuleContext): RecoveryEndpoints {
  const { db, clock } = context;
  /** Setting a password by link or proof makes the device known: wrong passwords of strangers do not lock it out. */
  const rememberClient = async (
    identityId: string,
    by: PasswordClient,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const sent = by.client === 'web' ? readDeviceCookie(request) : by.device;
    const device = await rememberDevice(db, clock, identityId, sent);
    if (by.client === 'app') return { device };
    setDeviceCookie(request, reply, device);
    return {};
  };
  return {
    'POST /recovery-password': {
      access: 'public',
      handle: async ({ body: { email }, request }) => {
        rateLimiterOf(db, clock).take(`link asked from ${site(addressOf(request))}`, LINK_REQUESTS);
        // Known and unknown addresses leave the same row.
        await publish(db, 'message.recover_password', { email });
        return { results: { message: recoveryRequested } };
      },
    },
    'PUT /change-password': {
      access: 'open',
      handle: async ({ actor, body: { newPassword, recoveryToken, proof, ...by }, request, reply }) => {
        if (recoveryToken !== undefined) {
          const ownerId = await recoverPassword(context, recoveryToken, newPassword);
          return { results: { message: changedByLink, ...(await rememberClient(ownerId, by, request, reply)) } };
        }
        if (!actor) throw new AppError('UNAUTHENTICATED');
        requirePermission(actor.role, 'account.use');
        await changePassword(context, actor, newPassword, proof);
        return { results: { message: changed, ...(await rememberClient(actor.identityId, by, request, reply)) } };
      },
    },
  };
}
