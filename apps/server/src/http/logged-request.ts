import type { FastifyRequest } from 'fastify';

/**
 * A secret of a link is in the address of the page it opens (`/login/change/password/tl_…`), and must not be in a log; nor within
 * another address, where it follows a letter (`%3Dtl_…`).
 */
const SECRET = /t[a-z]_[\w-]{20,}/g;

/** Letters and signs that mean the same when they are written as `%5F`, or as `%255F` within another address. */
const WRITTEN = /%(?:25)*([2-7][\da-f])/gi;

const plainly = (url: string): string =>
  url.replace(WRITTEN, (written, hex: string) => {
    const sign = String.fromCodePoint(Number.parseInt(hex, 16));
    return /[\w-]/.test(sign) ? sign : written;
  });

/** What is logged of a request: its path without the query, which may hold a search, a name or a token. */
export function loggedRequest({ method, url, host, ip }: FastifyRequest) {
  return { method, url: plainly(url.split('?', 1)[0] ?? '').replace(SECRET, '[secret]'), host, remoteAddress: ip };
}
