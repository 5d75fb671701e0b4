import type { FastifyRequest } from 'fastify';

/**
 * The secret of a link is part of a page's path (`/login/change/password/tl_…`, `/oficina/r/hr_…`) and must not be logged; also not when nested in another
 * address, where it follows a letter (`%3Dtl_…`).
 */
const SECRET = /(?:t[a-z]|hr|dr)_[\w-]{20,}/g;

/** Characters of the secret, plain or percent-encoded (`%5F`), also twice (`%255F`) in a nested address. */
const WRITTEN = /%(?:25)*([2-7][\da-f])/gi;

const withoutQuery = (url: string): string =>
  url.replace(WRITTEN, (written, hex: string) => {
    const sign = String.fromCodePoint(Number.parseInt(hex, 16));
    return /[\w-]/.test(sign) ? sign : written;
  });

/** The logged fields of a request: the path without the query, which may hold a search, a name or a token. */
export function loggedRequest({ method, url, host, ip }: FastifyRequest) {
  return { method, url: withoutQuery(url.split('?', 1)[0] ?? '').replace(SECRET, '[secret]'), host, remoteAddress: ip };
}
