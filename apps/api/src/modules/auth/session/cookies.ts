import { day } from '@tonalia/rules/durations';
import { idleDays, knownDeviceDays } from '@tonalia/rules/policy';
import { type Role, can } from '@tonalia/contract/rights';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { keepsSecureCookies } from '../../../platform/http/keeps-secure-cookies.ts';

/** Marks a signed-in browser for server rendering; contains no secret. */
const MARK = 'signed-in';

/**
 * The prefix `__Host-` prevents subdomains from setting the cookie. Plain http in a LAN needs the plain name, because browsers drop
 * the other.
 */
function refreshCookie(request: FastifyRequest): string {
  return keepsSecureCookies(request) ? '__Host-rt' : 'rt';
}

export function readRefreshCookie(request: FastifyRequest): string | undefined {
  return request.cookies[refreshCookie(request)] || undefined;
}

export function setRefreshCookie(request: FastifyRequest, reply: FastifyReply, token: string, role: Role): void {
  const secure = keepsSecureCookies(request);
  const maxAge = (idleDays * day) / 1_000;
  reply.setCookie(refreshCookie(request), token, { path: '/', maxAge, secure, httpOnly: true, sameSite: 'strict' });
  // Lax: the cookie has to come with a link from a chat, or the server would render the page of a guest.
  if (can(role, 'account.use')) reply.setCookie(MARK, '1', { path: '/', maxAge, secure, sameSite: 'lax' });
  else clearMark(request, reply);
}

/** The tokens of known accounts in this browser. Signing out keeps it. */
function deviceCookie(request: FastifyRequest): string {
  return keepsSecureCookies(request) ? '__Host-device' : 'device';
}

export function readDeviceCookie(request: FastifyRequest): string | undefined {
  return request.cookies[deviceCookie(request)]?.slice(0, 200) || undefined;
}

export function setDeviceCookie(request: FastifyRequest, reply: FastifyReply, device: string): void {
  const secure = keepsSecureCookies(request);
  const maxAge = (knownDeviceDays * day) / 1_000;
  reply.setCookie(deviceCookie(request), device, { path: '/', maxAge, secure, httpOnly: true, sameSite: 'strict' });
}

export function clearCookies(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(refreshCookie(request), {
    path: '/',
    secure: keepsSecureCookies(request),
    httpOnly: true,
    sameSite: 'strict',
  });
  clearMark(request, reply);
}

function clearMark(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(MARK, { path: '/', secure: keepsSecureCookies(request), sameSite: 'lax' });
}
