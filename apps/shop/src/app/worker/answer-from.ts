/** Where the worker takes an answer from: what it keeps, the network with a page for when there is none, or the network alone. */
export type Source = 'files' | 'pictures' | 'page' | 'network';

/** What the shop's process answers without being a page of the shop. */
const notAPage = /^\/(api|dev|wompi-simulator|addi-simulator|\.well-known)(\/|$)/;

/**
 * Files and pictures have names that change with their content, so they may be kept. Pages and everything the API says may
 * be somebody's own: they come from the network, each time.
 */
export function answerFrom({ method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>, ourOrigin: string): Source {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== ourOrigin) return 'network';
  if (pathname.startsWith('/assets/')) return 'files';
  if (pathname.startsWith('/pictures/')) return 'pictures';
  return mode === 'navigate' && !notAPage.test(pathname) ? 'page' : 'network';
}

/** Whether an answer may be kept: whole, from us, and said by the server itself never to change. */
export const mayBeKept = ({ status, type, headers }: Pick<Response, 'status' | 'type' | 'headers'>): boolean =>
  status === 200 && type === 'basic' && /\bpublic\b.*\bimmutable\b/.test(headers.get('cache-control') ?? '');

/** The files of the build among what a page has loaded. */
export const filesAmong = (addresses: readonly string[], ourOrigin: string): string[] => [
  ...new Set(
    addresses.filter(
      (url) => URL.canParse(url) && answerFrom({ method: 'GET', mode: 'no-cors', url }, ourOrigin) === 'files',
    ),
  ),
];
