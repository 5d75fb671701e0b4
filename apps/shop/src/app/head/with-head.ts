import { isPhoneApp } from '../../native/target.ts';
import type { getRouter } from '../router.tsx';
import { pageOf } from './pages.ts';
import { hiddenTags, pageTags } from './tags.ts';

/** How the shop is installed from the web. The app is, and what it shows is not the web's. */
const installable = isPhoneApp
  ? ''
  : '<link rel="manifest" href="/manifest.webmanifest"><link rel="apple-touch-icon" href="/apple-touch-icon.png">';

type Router = ReturnType<typeof getRouter>;

/**
 * A page with what is told of it outside in its head. It is written on the server alone, beside what React draws: no browser
 * needs it, so none loads what makes it. `origin` is the public address of the shop.
 */
export async function withHead(response: Response, router: Router, origin: string): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = await response.text();
  const tags = response.status === 200 ? tagsOf(router, origin) : hiddenTags;
  return new Response(
    html.replace('</head>', () => `${installable}${tags}</head>`),
    response,
  );
}

function tagsOf(router: Router, origin: string): string {
  const match = router.state.matches.at(-1);
  const place = match?.staticData.place;
  const { cache } = router.options.context;
  const at = (path: string) => origin + path;
  const page = place === undefined ? null : pageOf(place, { params: match?.params ?? {}, cache, at });
  return page === null ? hiddenTags : pageTags(at, titleOf(router), page);
}

/** What the tab says: the last title that the page's routes give. */
function titleOf(router: Router): string {
  const titles = router.state.matches.flatMap(({ meta }) => meta ?? []).flatMap((one) => one?.title ?? []);
  return titles.at(-1) ?? '';
}
