import type { Role } from '@tonalia/contract/auth';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readRefreshCookie, setDeviceCookie, setRefreshCookie } from './cookies.ts';
import type { ClientKind } from './session.sql.ts';
import type { TokenPair } from './tokens.ts';

/** What the header `refresh-token` says, and the body answers, when the token itself travels in the cookie. */
export const IN_COOKIE = 'cookie';

/** Answers with a session's tokens, and with what the device keeps of a sign-in, each where this kind of client keeps it. */
export function sendTokens(
  request: FastifyRequest,
  reply: FastifyReply,
  client: ClientKind,
  { pair, role, device }: { pair: TokenPair; role: Role; device?: string },
) {
  if (client === 'app') {
    return { tokenReturn: pair.access, refreshToken: pair.refresh, ...(device !== undefined && { device }) };
  }
  setRefreshCookie(request, reply, pair.refresh, role);
  if (device !== undefined) setDeviceCookie(request, reply, device);
  return { tokenReturn: pair.access, refreshToken: IN_COOKIE };
}

/** Every token that came with a request, whichever way. */
export function readTokens(request: FastifyRequest): string[] {
  const { token, 'refresh-token': refresh } = request.headers;
  const sent = [token, refresh, readRefreshCookie(request)];
  return sent.filter((value): value is string => typeof value === 'string' && value !== IN_COOKIE && value !== '');
}
