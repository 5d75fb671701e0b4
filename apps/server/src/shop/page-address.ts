/** The parts of a request that make its address. */
type RequestTarget = { url: string; protocol: string; host: string };

/**
 * The requested address of a page. Its host is only that of the Host header: a path that starts with two slashes, or a whole address in
 * place of the path, cannot change it.
 */
export function pageAddress({ url, protocol, host }: RequestTarget): URL {
  const path = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').replace(/^[/\\]*/, '/');
  // a proxy may forward any X-Forwarded-Proto
  const scheme = protocol === 'https' ? 'https' : 'http';
  const address = new URL(path, `${scheme}://${safeHost(host)}`);
  // resolving `/x/..//host` leaves a path with two slashes
  address.pathname = address.pathname.replace(/^\/+/, '/');
  return address;
}

/** An invalid Host header (`a b`, `x/y`) must not decide the address. */
function safeHost(host: string | undefined): string {
  return host !== undefined && /^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}`) ? host : 'localhost';
}
