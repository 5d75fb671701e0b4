import { day } from '@tonalia/rules/durations';
import { officeSessionDays } from '@tonalia/rules/policy';
import type { FastifyReply, FastifyRequest } from 'fastify';

const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Browsers keep a Secure cookie from https and from localhost. */
const isSecure = (request: FastifyRequest): boolean => request.protocol === 'https' || LOCAL.test(request.host);

/** `__Host-` keeps subdomains from setting it; plain http in a LAN needs the plain name. */
const nameOf = (request: FastifyRequest): string => (isSecure(request) ? '__Host-office' : 'office');

/** The session cookie of the office; the shop reads none of it. */
export function readOfficeCookie(request: FastifyRequest): string | undefined {
  return request.cookies[nameOf(request)]?.slice(0, 200) || undefined;
}

export function setOfficeCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const maxAge = (officeSessionDays * day) / 1_000;
  reply.setCookie(nameOf(request), token, { ...attributes(request), maxAge });
}

export function clearOfficeCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(nameOf(request), attributes(request));
}

const attributes = (request: FastifyRequest) =>
  ({ path: '/', secure: isSecure(request), httpOnly: true, sameSite: 'strict' }) as const;
