import type { Role } from '@tonalia/contract/rights';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import { rememberDevice } from '../device/known-device.ts';
import { readDeviceCookie } from '../session/cookies.ts';
import { endSessionsOf } from '../session/end-session.ts';
import { sendTokens, readTokens } from '../session/send-tokens.ts';
import type { ClientKind } from '../session/session.sql.ts';
import { startSession } from '../session/start-session.ts';

interface ProvedIdentity {
  identityId: string;
  role: Role;
  client: ClientKind;
  /** The text the app keeps from earlier sign-ins; a browser sends a cookie. */
  device?: string | undefined;
}

/** Opens a session for an identity that proved itself and ends the session before, mostly a guest's. */
export async function signIn(
  { db, clock }: { db: Database; clock: Clock },
  request: FastifyRequest,
  reply: FastifyReply,
  { identityId, role, client, device }: ProvedIdentity,
) {
  const userAgent = request.headers['user-agent'] ?? '';
  const pair = await startSession(db, clock, { identityId, role, client, userAgent });
  await endSessionsOf(db, clock, readTokens(request));
  const known = client === 'web' ? readDeviceCookie(request) : device;
  const deviceText = await rememberDevice(db, clock, identityId, known);
  return sendTokens(request, reply, client, { pair, role, device: deviceText });
}
