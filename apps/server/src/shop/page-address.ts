/** The parts of a request that say where it goes. */
type Asked = { url: string; protocol: string; host: string };

/**
 * The address of a page as it was asked for. Its host is that of the Host header and nothing else: a path that begins with
 * two slashes, or a whole address in the place of the path, names no other.
 */
export function pageAddress({ url, protocol, host }: Asked): URL {
  const path = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').replace(/^[/\\]*/, '/');
  // a proxy may pass on whatever X-Forwarded-Proto it was sent
  const scheme = protocol === 'https' ? 'https' : 'http';
  const address = new URL(path, `${scheme}://${safeHost(host)}`);
  // `/x/..//host` has them only now
  address.pathname = address.pathname.replace(/^\/+/, '/');
  return address;
}

/** A Host header that is no host (`a b`, `x/y`) must not decide what the address is. */
function safeHost(host: string | undefined): string {
  return host !== undefined && /^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}`) ? host : 'localhost';
}
