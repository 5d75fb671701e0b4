import type { Role } from '@tonalia/contract/rights';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readRefreshCookie, setDeviceCookie, setRefreshCookie } from './cookies.ts';
import type { ClientKind } from './session.sql.ts';
import type { TokenPair } from './tokens.ts';

/** Value of the header and field `refresh-token` when the token itself is in the cookie. */
export const IN_COOKIE = 'cookie';

/** Answers with the tokens of a session and of the known device, in the place where this kind of client keeps them. */
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

/** All tokens of a request, from headers and cookie. */
export function readTokens(request: FastifyRequest): string[] {
  const { token, 'refresh-token': refresh } = request.headers;
  const sent = [token, refresh, readRefreshCookie(request)];
  return sent.filter((value): value is string => typeof value === 'string' && value !== IN_COOKIE && value !== '');
}
