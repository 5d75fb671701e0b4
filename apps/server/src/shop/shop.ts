import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Analytics, withAnalytics } from './analytics.ts';
import type { ServerConfig } from '../config/config.ts';
import { shopHeaders } from '../http/page-headers.ts';
import { sendClosed } from './closed-page.ts';
import { serveOwnIcon } from './own-icon.ts';
import { pagePolicy } from './page-policy.ts';
import { pageAddress } from './page-address.ts';
import { type RenderShare, serveSharePage } from './share-page.ts';
import { farewell, workerHeaders, workerPath } from './service-worker.ts';
import { Stop } from '../terminal/stop.ts';

/** The exports of the shop's build (apps/shop/dist/server/server.js). */
type ShopEntry = {
  default: { fetch: (request: Request) => Promise<Response> };
  /** Sets the function by which server rendering calls the API, in-process and without network. */
  setApi: (send: (request: Request) => Promise<Response>) => void;
  /** Sets the shop's public address. */
  setPublicUrl: (url: string) => void;
  sharePage: RenderShare;
};

const ownBuild = join(import.meta.dirname, '../../../shop/dist');
const forEver = 'public, max-age=31536000, immutable';
const forAnHour = 'public, max-age=3600';

/** The built shop: the renderer of its pages, and the folder of its files. */
type BuiltShop = { entry: ShopEntry; files: string };

/** Loads the built shop. Takes some time and blocks the event loop. */
export async function loadShop(built = ownBuild): Promise<BuiltShop> {
  const file = join(built, 'server', 'server.js');
  if (!existsSync(file))
    throw new Stop('La tienda no está construida; ejecuta npm run build, o npm start, que lo hace solo.');
  const entry = (await import(pathToFileURL(file).href)) as ShopEntry; // as: our own build's shape
  return { entry, files: join(built, 'client') };
}

/** Mounts the shop on all paths the API does not serve: files first, pages for the rest. */
export async function mountShop(
  app: FastifyInstance,
  { entry: { default: shop, setApi, setPublicUrl, sharePage }, files }: BuiltShop,
  {
    analytics,
    publicUrl,
    serviceWorker,
    wompi,
  }: Pick<ServerConfig, 'analytics' | 'publicUrl' | 'serviceWorker' | 'wompi'>,
): Promise<void> {
  setApi((request) => answerInProcess(app, request));
  setPublicUrl(publicUrl);

  serveOwnIcon(app);
  await app.register(fastifyStatic, {
    root: files,
    wildcard: false,
    globIgnore: ['**/*.{br,gz}', ...(serviceWorker === 'off' ? [workerPath.slice(1)] : [])],
    preCompressed: true,
    cacheControl: false,
    // Names under assets/ contain a hash of their content.
    setHeaders: (reply, path) => {
      if (path.includes(workerPath)) void reply.headers(workerHeaders);
      else reply.header('cache-control', path.includes('/client/assets/') ? forEver : forAnHour);
    },
  });
  if (serviceWorker === 'off')
    app.get(workerPath, (_, reply) => reply.headers(workerHeaders).type('text/javascript').send(farewell));

  serveSharePage(app, sharePage, publicUrl);

  app.get('/*', async (request, reply) => {
    if (/^\/(api|pictures|assets)\//.test(request.url)) return reply.callNotFound();
    if (app.isShopOpen()) return send(reply, await shop.fetch(toRequest(request, reply)), analytics, wompi?.url);
    if (!(await app.mayPreviewShop(request))) return sendClosed(reply);
    const preview = await shop.fetch(toRequest(request, reply));
    // no cache may show it to a visitor
    preview.headers.set('cache-control', 'private, no-store');
    return send(reply, preview, { ga4: undefined, gtm: undefined }, wompi?.url);
  });
}

/** Answers an API request of the server rendering in-process. */
async function answerInProcess(app: FastifyInstance, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const answer = await app.inject({
    method: request.method as 'GET', // as: a fetch Request holds only methods that inject also knows
    url: pathname + search,
    headers: Object.fromEntries(request.headers),
    ...(request.body && { payload: Buffer.from(await request.arrayBuffer()) }),
  });
  const body = answer.statusCode === 204 ? null : new Uint8Array(answer.rawPayload);
  return new Response(body, { status: answer.statusCode, headers: webHeaders(answer.headers) });
}

function toRequest(request: FastifyRequest, reply: FastifyReply): Request {
  const left = new AbortController();
  reply.raw.once('close', () => left.abort());
  return new Request(pageAddress(request), {
    headers: webHeaders(request.headers),
    signal: left.signal,
  });
}

function webHeaders(headers: Record<string, string | string[] | number | undefined>): Headers {
  const result = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) result.append(name, String(one));
    }
  }
  return result;
}

/** Sends a page in one piece, so that it can be compressed and has a Content-Length. */
async function send(
  reply: FastifyReply,
  page: Response,
  analytics: Analytics,
  gateway?: string,
): Promise<FastifyReply> {
  reply.status(page.status);
  for (const [name, value] of page.headers) reply.header(name, value); // each set-cookie is its own entry
  const body = Buffer.from(await page.arrayBuffer());
  if (!page.headers.get('content-type')?.startsWith('text/html')) return reply.send(body);
  const html = withAnalytics(body.toString(), analytics);
  reply.header('content-security-policy', pagePolicy(html, analytics, gateway)).headers(shopHeaders);
  return reply.send(Buffer.from(html));
}
