/** The source of a response: the cache, the network with the offline page as fallback, or the network only. */
export type ResponseSource = 'files' | 'pictures' | 'page' | 'network';

/** Paths of the server that are not pages of the shop. */
const notAPage = /^\/(api|dev|oficina|\.well-known)(\/|$)/;

/**
 * Names of files and pictures change with their content, so they can be cached. Pages and API responses may
 * be private: they always come from the network.
 */
export function answerFrom(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  ourOrigin: string,
): ResponseSource {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== ourOrigin) return 'network';
  if (pathname.startsWith('/assets/')) return 'files';
  if (pathname.startsWith('/pictures/')) return 'pictures';
  return mode === 'navigate' && !notAPage.test(pathname) ? 'page' : 'network';
}

/** Whether a response can be cached: complete, same origin, and marked immutable by the server. */
export const isCacheable = ({ status, type, headers }: Pick<Response, 'status' | 'type' | 'headers'>): boolean =>
  status === 200 && type === 'basic' && /\bpublic\b.*\bimmutable\b/.test(headers.get('cache-control') ?? '');

/** The build's files among a page's loaded resources. */
export const filesAmong = (addresses: readonly string[], ourOrigin: string): string[] => [
  ...new Set(
    addresses.filter(
      (url) => URL.canParse(url) && answerFrom({ method: 'GET', mode: 'no-cors', url }, ourOrigin) === 'files',
    ),
  ),
];
