/**
 * Where a request of the office is answered from: a kept file of the build, the network with the kept page behind it, or the network alone. Answers
 * of the API are never kept: they are the business of the operator of that session.
 */
export function answerFrom(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  ourOrigin: string,
): 'file' | 'page' | 'network' {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== ourOrigin || !/^\/oficina(\/|$)/.test(pathname)) return 'network';
  if (pathname.startsWith('/oficina/assets/')) return 'file';
  return mode === 'navigate' ? 'page' : 'network';
}
