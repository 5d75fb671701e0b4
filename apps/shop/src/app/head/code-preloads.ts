import { isPhoneApp } from '../../native/target.ts';
import type { ShopRouter } from '../router.tsx';

type Router = Pick<ShopRouter, 'state' | 'ssr' | 'getMatchedRoutes'>;

/** The code files of the page at the router's address. Read before the page is rendered: rendering releases the list. The app's one shell is for all pages. */
export function codeFilesOf(router: Router): string[] {
  if (isPhoneApp) return [];
  const [routes] = router.getMatchedRoutes(router.state.location.pathname);
  return routes
    .flatMap(({ id }) => router.ssr?.manifest?.routes[id]?.preloads ?? [])
    .map((link) => (typeof link === 'string' ? link : link.href));
}

/**
 * Preloads for the `files` that `html` does not name. The router names only the code of what the server rendered: without these, a
 * browser finds the code of a signed-in shopper's page when the session is restored.
 */
export const codePreloads = (html: string, files: readonly string[]): string =>
  files
    .filter((file) => !html.includes(`href="${file}"`))
    .map((file) => `<link rel="modulepreload" href="${file}"/>`)
    .join('');
