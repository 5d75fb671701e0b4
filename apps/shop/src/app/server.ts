import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server';
import { readShop } from '../api/settings/read-settings.ts';
import { setApi } from '../api/http/transport.ts';
import type { Transport } from '../api/http/transport.ts';
import { createStore } from '../state/store.ts';
import { hasMark } from '../api/storage/device-storage.ts';
import { codeFilesOf } from './head/code-preloads.ts';
import { withHead } from './head/with-head.ts';
import { holdsSecret } from './holds-secret.ts';
import { manifest } from './sitemap/manifest.ts';
import { robots } from './sitemap/robots.ts';
import { sharePage } from './share/share-page.ts';
import { sitemapAt } from './sitemap/sitemap.ts';
import type { ShopRouter } from './router.tsx';

export { setApi, sharePage };
export type { Transport };

/** The public address of the shop: links for other sites never use the Host header of a request. */
const publicUrl = createStore(process.env.PUBLIC_URL ?? 'http://localhost:3000', 'process');
export const setPublicUrl = publicUrl.set;

const render = createStartHandler(async (context) => {
  // as: Start creates the router with our `getRouter`, but types it generally
  const router = context.router as ShopRouter;
  const codeFiles = codeFilesOf(router);
  const page = await defaultRenderHandler(context);
  return page instanceof Response ? withHead(page, router, publicUrl.get(), codeFiles) : page;
});

/** All guests get the same bytes, which a shared cache may store; pages of signed-in browsers are private. */
const forEveryGuest = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300';
const forOnePerson = 'private, no-store';

const development = process.env.TONALIA_API_ORIGIN;
if (development) {
  setApi((request) => fetch(new Request(request.url.replace(new URL(request.url).origin, development), request)));
}

/** Calls the API inside the process: takes a path, returns the response. */
export type FetchApi = (path: string, init?: { headers?: Record<string, string> }) => Promise<Response>;

/** `context.fetchApi` is the API of the server that mounts the shop; once given, it stays. */
async function answer(request: Request, options?: { context?: { fetchApi?: FetchApi } }): Promise<Response> {
  const fetchApi = options?.context?.fetchApi;
  if (fetchApi) {
    setApi(({ url, headers }) =>
      fetchApi(url.slice(new URL(url).origin.length), { headers: Object.fromEntries(headers) }),
    );
  }
  await readShop();
  const file = await fileAt(new URL(request.url).pathname);
  if (file !== null) return file;
  const response = await render(request);
  const isShared = !hasMark(request.headers.get('cookie')) && response.status === 200;
  const page = await untimed(response);
  const isSecret = holdsSecret(new URL(request.url));
  page.headers.set('cache-control', isShared && !isSecret ? forEveryGuest : forOnePerson);
  if (isSecret) page.headers.set('referrer-policy', 'no-referrer');
  page.headers.append('vary', 'Cookie');
  return page;
}

/** Generated files: robots.txt, web manifest and sitemaps. */
async function fileAt(pathname: string): Promise<Response | null> {
  if (pathname === '/robots.txt') return robots(publicUrl.get());
  if (pathname === '/manifest.webmanifest') return manifest();
  return sitemapAt(pathname, publicUrl.get());
}

/** Removes the router's load times from a page: the browser does not need them, and a cache needs the same bytes. */
async function untimed(response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = await response.text();
  return new Response(html.replace(/",u:\d{13},s:"/g, '",u:0,s:"'), response);
}

export default { fetch: answer };
