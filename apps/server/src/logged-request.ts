import type { FastifyRequest } from 'fastify';

/**
 * A secret of a link is in the address of the page it opens (`/login/change/password/tl_…`), and must not be in a log; nor within
 * another address, where it follows a letter (`%3Dtl_…`).
 */
const SECRET = /t[a-z]_[\w-]{20,}/g;

/** What is logged of a request. */
export function loggedRequest({ method, url, host, ip }: FastifyRequest) {
  return { method, url: url.replace(SECRET, '[secret]'), host, remoteAddress: ip };
}
