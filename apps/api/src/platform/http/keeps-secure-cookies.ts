import type { FastifyRequest } from 'fastify';

const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Whether the browser of a request keeps a Secure cookie: it came over https, or from localhost. A proxy may hide https, so the
 * public address of the installation decides too where it is given.
 */
export const keepsSecureCookies = (request: FastifyRequest, publicUrl = ''): boolean =>
  publicUrl.startsWith('https:') || request.protocol === 'https' || LOCAL.test(request.host);
