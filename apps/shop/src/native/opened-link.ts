import { localPath } from '../navigation/local-path.ts';
import { paths } from '../paths.ts';
import { callApp, listenToApp } from './app-plugin.ts';

const orderCode = /^[A-Z]{2,4}-[\dA-Z]{5,20}$/;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** The format of a payment id. */
const paymentId = /^[1-9]\d{0,17}$/;

type LinkRule = [pattern: RegExp, to: (parts: string[], query: URLSearchParams) => string];

/**
 * The links that open from outside: a product, an order, the cart, the return from a bank, a recovery link. Each
 * part is checked by its format, and `paths` writes the address; the link's own text is never used.
 */
const openings: readonly LinkRule[] = [
  [
    /^\/product\/([a-z\d-]{1,200})\/([1-9]\d{0,17})\/details\/?$/,
    ([name = '', _id = '']) => paths.product({ _id, name }),
  ],
  [whole('/home/profile/orders/history/', orderCode), ([code = '']) => paths.orderHistoryDetail(code)],
  [whole('/home/orders/purchased/', uuid), ([id = '']) => paths.purchasedDetail(id)],
  [/^\/home\/cart\/?$/, () => paths.cart()],
  [/^\/home\/purchase\/order\/finalizing-payment\/?$/, (_, query) => paths.finalizingPayment(paidBy(query))],
  [whole('/login/change/password/', /^tl_[\w-]{43}$/), ([token = '']) => `${paths.changePassword()}/${token}`],
  // Truncated by a mail program: the page then offers to request another link.
  [/^\/login\/change\/password(?:\/tl_[\w-]{0,42}|\/)?$/, () => paths.recoveryPassword({ linkLost: true })],
];

/** Matches a path of `beginning` and one part. */
function whole(beginning: string, part: RegExp): RegExp {
  return new RegExp(`^${beginning}(${part.source.slice(1, -1)})/?$`);
}

/** The return address of a bank: an order, or a payment of credit. */
function paidBy(query: URLSearchParams): { orderCode?: string; paymentId?: string } {
  const shaped = (name: string, shape: RegExp) => {
    const value = query.get(name);
    return value !== null && shape.test(value) ? { [name]: value } : {};
  };
  return { ...shaped('orderCode', orderCode), ...shaped('paymentId', paymentId) };
}

const LONGEST = 200;

/** The shop's host; its addresses open in the app. */
function linkHost(): string | null {
  const api: string = import.meta.env?.VITE_API_ORIGIN ?? '';
  return import.meta.env?.VITE_LINK_HOST || (URL.canParse(api) ? new URL(api).hostname : null);
}

/**
 * The shop path that an external link or message opens, or null. `link` is an absolute address of the shop, or a path of it.
 * Keeps only the campaign and the place's own parameters of its query.
 */
export function pathOfLink(link: unknown): string | null {
  const url = urlOf(link);
  if (url === null) return null;
  for (const [pattern, to] of openings) {
    const parts = pattern.exec(url.pathname)?.slice(1);
    if (parts) return withCampaignOf(url.searchParams, to(parts, url.searchParams));
  }
  return null;
}

function urlOf(link: unknown): URL | null {
  if (typeof link !== 'string' || link.length > 2000) return null;
  const host = linkHost();
  if (localPath(link) !== null) return new URL(link, 'https://shop.invalid');
  // The shop's addresses have plain ASCII only; parsers disagree about everything else.
  if (host === null || !/^https:\/\/[!-~]+$/.test(link) || link.includes('\\') || !URL.canParse(link)) return null;
  const url = new URL(link);
  return url.host === host && url.username === '' && url.password === '' ? url : null;
}

function withCampaignOf(query: URLSearchParams, path: string): string {
  const campaign = ['reference', 'campaign'].flatMap((name) => {
    const value = query.get(name)?.slice(0, LONGEST);
    return value ? [[name, value]] : [];
  });
  if (campaign.length === 0) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(campaign).toString()}`;
}

/** In session storage: a reload of the page inside the app must not open the first link again. */
const launched = 'tonalia.launched';

/**
 * Calls `go` with the path of each link that opens the app, or is opened while it runs; foreign links open nothing. A link may arrive
 * twice when the app starts; it opens the same place.
 */
export function onOpenedLink(go: (path: string) => void): () => void {
  const open = (url: string | undefined) => {
    const path = pathOfLink(url);
    if (path !== null) go(path);
  };
  const stop = listenToApp((app) => app.addListener('appUrlOpen', ({ url }) => open(url)));
  if (sessionStorage.getItem(launched) === null) {
    sessionStorage.setItem(launched, '1');
    void callApp((app) => app.getLaunchUrl()).then((launch) => open(launch?.url));
  }
  return stop;
}
