import { day } from '@tonalia/rules/durations';
import type { FastifyReply, FastifyRequest } from 'fastify';

const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
/** In ms. The load's closing ends it earlier. */
const KEPT = 3 * day;

/** As the office's cookie: a proxy may hide https, and localhost counts as secure. */
const isSecure = (request: FastifyRequest, publicUrl: string): boolean =>
  publicUrl.startsWith('https:') || request.protocol === 'https' || LOCAL.test(request.host);

const nameOf = (request: FastifyRequest, publicUrl: string): string =>
  isSecure(request, publicUrl) ? '__Host-driver' : 'driver';

/** The token of the device that opened a driver's link. */
export const readDriverCookie = (request: FastifyRequest, publicUrl: string): string | undefined =>
  request.cookies[nameOf(request, publicUrl)]?.slice(0, 200) || undefined;

export function setDriverCookie(request: FastifyRequest, reply: FastifyReply, publicUrl: string, token: string): void {
  reply.setCookie(nameOf(request, publicUrl), token, {
    path: '/',
    secure: isSecure(request, publicUrl),
    httpOnly: true,
    sameSite: 'strict',
    maxAge: KEPT / 1_000,
  });
}
