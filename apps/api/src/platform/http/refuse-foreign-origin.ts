import { AppError } from '@tonalia/contract/errors';
import type { FastifyRequest } from 'fastify';

/**
 * Refuses a request that a page of another site makes a browser send: ORIGIN_NOT_ALLOWED. Needed wherever a cookie counts. A client
 * that sends neither header is no browser and has no cookie except its own.
 */
export function refuseForeignOrigin(request: FastifyRequest, allowed: readonly string[]): void {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const isAllowed =
    origin === undefined ? isOwnSite(site) : allowed.includes(origin) || isOwnOrigin(origin, request.host);
  if (!isAllowed) throw new AppError('ORIGIN_NOT_ALLOWED');
}

const isOwnSite = (site: string | string[] | undefined) =>
  site === undefined || site === 'same-origin' || site === 'none';

function isOwnOrigin(origin: string, host: string): boolean {
  return origin === `https://${host}` || origin === `http://${host}`;
}
