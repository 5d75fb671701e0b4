import { day } from '@tonalia/rules/durations';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { keepsSecureCookies } from '../../../platform/http/keeps-secure-cookies.ts';

/** In ms. The load's closing ends it earlier. */
const KEPT = 3 * day;
/** Cookies of loads that a request may carry: more than a driver has in the days that they are kept. */
const MOST_LOADS = 20;

/** One cookie for each load, so that a phone with two keeps both. */
const prefixOf = (request: FastifyRequest, publicUrl: string): string =>
  keepsSecureCookies(request, publicUrl) ? '__Host-driver-' : 'driver-';

/** The tokens of the links that this device opened; with the code of a load only its own. */
export function readDriverCookies(request: FastifyRequest, publicUrl: string, loadCode?: string): string[] {
  const prefix = prefixOf(request, publicUrl);
  return Object.entries(request.cookies)
    .filter(([name]) => (loadCode === undefined ? name.startsWith(prefix) : name === prefix + loadCode))
    .flatMap(([, token]) => token?.slice(0, 200) || [])
    .slice(0, MOST_LOADS);
}

/** Keeps the token of a device for one load. */
export function setDriverCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string,
  { token, loadCode }: { token: string; loadCode: string },
): void {
  reply.setCookie(prefixOf(request, publicUrl) + loadCode, token, {
    path: '/',
    secure: keepsSecureCookies(request, publicUrl),
    httpOnly: true,
    sameSite: 'strict',
    maxAge: KEPT / 1_000,
  });
}
