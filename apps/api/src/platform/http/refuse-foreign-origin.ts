import { AppError } from '@tonalia/contract/errors';
import type { FastifyRequest } from 'fastify';

/**
 * Refuses a request that another site's page makes a browser send: ORIGIN_NOT_ALLOWED. Needed wherever a cookie counts.
 * What sends neither header is no browser, and has no cookie it did not put there itself.
 */
export function refuseForeignOrigin(request: FastifyRequest, allowed: readonly string[]): void {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const isFine = origin === undefined ? isOwnSite(site) : allowed.includes(origin) || isOwn(origin, request.host);
  if (!isFine) throw new AppError('ORIGIN_NOT_ALLOWED');
}

const isOwnSite = (site: string | string[] | undefined) =>
  site === undefined || site === 'same-origin' || site === 'none';

function isOwn(origin: string, host: string): boolean {
  return origin === `https://${host}` || origin === `http://${host}`;
}
