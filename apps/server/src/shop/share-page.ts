import type { FastifyInstance } from 'fastify';
import { pageHeaders } from '../http/page-headers.ts';
import { pagePolicy } from './page-policy.ts';

/** Draws the page of a shared link; `page` is the API's answer, null when the link opens nothing. */
export type RenderShare = (reading: { status: number; page: unknown }, publicUrl: string) => Promise<string>;

/** Nothing keeps the page, finds it, or learns its address from a link in it. No page view is measured. */
const headers = {
  ...pageHeaders,
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

/** Serves `/c/<token>`, which opens without an account and loads nothing of the shop's JavaScript. */
export function serveSharePage(app: FastifyInstance, render: RenderShare, publicUrl: string): void {
  app.get<{ Params: { token: string } }>('/c/:token', async (request, reply) => {
    const token = encodeURIComponent(request.params.token);
    // as the visitor: the API counts tries by network
    const answer = await app.inject({ url: `/api/purchase/shares/${token}`, remoteAddress: request.ip });
    const status = answer.statusCode;
    // as: the contract's answer
    const page = status === 200 ? answer.json<{ results: unknown }>().results : null;
    const html = await render({ status, page }, publicUrl);
    const retryAfter = answer.headers['retry-after'];
    return reply
      .status(status)
      .headers({ ...headers, ...(retryAfter !== undefined && { 'retry-after': retryAfter }) })
      .header('content-security-policy', pagePolicy(html, { ga4: undefined, gtm: undefined }))
      .type('text/html; charset=utf-8')
      .send(Buffer.from(html));
  });
}
