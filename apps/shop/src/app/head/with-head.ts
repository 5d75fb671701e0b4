import { shop } from '../../api/settings/shop-settings.ts';
import { isPhoneApp } from '../../native/target.ts';
import type { ShopRouter } from '../router.tsx';
import { isForItsBrowser, isOfShopper } from '../request.ts';
import { themeBeforePaint } from '../theme-before-paint.ts';
import { codeAfterPicture } from './code-after-picture.ts';
import { codePreloads } from './code-preloads.ts';
import { requestSessionEarly } from './early-session.ts';
import { pageOf } from './pages.ts';
import { hiddenTags, pageTags } from './tags.ts';

/** The tags that make the web shop installable. The phone app does not have them. */
const installable = isPhoneApp
  ? ''
  : '<link rel="manifest" href="/manifest.webmanifest"><link rel="apple-touch-icon" href="/apple-touch-icon.png">';

const HTML = '<html ';

/** The owner's colours replace the drawn brand's on the root element; a page of the drawn brand carries none. */
const colours = (): string => {
  const { palette } = shop();
  if (!palette) return HTML;
  const style = Object.entries(palette).map(([name, hex]) => `${name}:${hex}`);
  return `${HTML}style="${style.join(';')}" `;
};

/** The theme's script comes right after it, before the stylesheet: a script below a stylesheet waits for it, and the page with it. */
const CHARSET = /<meta charset="[^"]*"\/>/i;

/**
 * Adds the public description to the head of a page. Written on the server only, outside React: browsers do not need it,
 * so they do not load its code. `origin` is the public address of the shop, `codeFiles` the page's code.
 */
export async function withHead(
  response: Response,
  router: ShopRouter,
  origin: string,
  codeFiles: readonly string[],
): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = await response.text();
  const tags = response.status === 200 ? tagsOf(router, origin) : hiddenTags;
  const early = !isPhoneApp && isOfShopper() ? `;(${requestSessionEarly.toString()})()` : '';
  const page = html
    .replace(HTML, colours)
    .replace('</head>', () => `${installable}${tags}${codePreloads(html, codeFiles)}</head>`)
    .replace(CHARSET, (charset) => `${charset}<script>${themeBeforePaint}${early}</script>`);
  return new Response(isPhoneApp || isForItsBrowser() ? page : codeAfterPicture(page), response);
}

function tagsOf(router: ShopRouter, origin: string): string {
  const match = router.state.matches.at(-1);
  const place = match?.staticData.place;
  const { cache } = router.options.context;
  const at = (path: string) => origin + path;
  const page = place === undefined ? null : pageOf(place, { params: match?.params ?? {}, cache, at });
  return page === null ? hiddenTags : pageTags(at, titleOf(router), page);
}

/** The title of the tab: the last one among the page's routes. */
function titleOf(router: ShopRouter): string {
  const titles = router.state.matches.flatMap(({ meta }) => meta ?? []).flatMap((one) => one?.title ?? []);
  return titles.at(-1) ?? '';
}
