import { day } from '@tonalia/rules/durations';
import { officeSessionDays } from '@tonalia/rules/policy';
import type { FastifyReply, FastifyRequest } from 'fastify';

const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Browsers keep a Secure cookie from https and from localhost. A proxy may hide https, so the public address decides too. */
const isSecure = (request: FastifyRequest, publicUrl: string): boolean =>
  publicUrl.startsWith('https:') || request.protocol === 'https' || LOCAL.test(request.host);

/** `__Host-` keeps subdomains from setting it; plain http in a LAN needs the plain name. */
const nameOf = (request: FastifyRequest, publicUrl: string): string =>
  isSecure(request, publicUrl) ? '__Host-office' : 'office';

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
  ({ path: '/', secure: isSecure(request, publicUrl), httpOnly: true, sameSite: 'strict' }) as const;
