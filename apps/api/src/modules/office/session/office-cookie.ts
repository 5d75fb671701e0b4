import { day } from '@tonalia/rules/durations';
import { officeSessionDays } from '@tonalia/rules/policy';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { keepsSecureCookies } from '../../../platform/http/keeps-secure-cookies.ts';

/** `__Host-` keeps subdomains from setting it; plain http in a LAN needs the plain name. */
const nameOf = (request: FastifyRequest, publicUrl: string): string =>
  keepsSecureCookies(request, publicUrl) ? '__Host-office' : 'office';

/** The session cookie of the office; the shop reads none of it. */
export function readOfficeCookie(request: FastifyRequest, publicUrl: string): string | undefined {
  return request.cookies[nameOf(request, publicUrl)]?.slice(0, 200) || undefined;
}

export function setOfficeCookie(request: FastifyRequest, reply: FastifyReply, publicUrl: string, token: string): void {
  const maxAge = (officeSessionDays * day) / 1_000;
  reply.setCookie(nameOf(request, publicUrl), token, { ...attributes(request, publicUrl), maxAge });
}

export function clearOfficeCookie(request: FastifyRequest, reply: FastifyReply, publicUrl: string): void {
  reply.clearCookie(nameOf(request, publicUrl), attributes(request, publicUrl));
}

const attributes = (request: FastifyRequest, publicUrl: string) =>
  ({ path: '/', secure: keepsSecureCookies(request, publicUrl), httpOnly: true, sameSite: 'strict' }) as const;
