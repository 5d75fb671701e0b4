import { expect, test } from 'vitest';
import { pageAddress } from './page-address.ts';

test.each([
  ['/', '/'],
  ['/login?redirect=//evil.example', '/login?redirect=//evil.example'],
  ['//evil.example/x', '/evil.example/x'],
  ['/\\evil.example/x', '/evil.example/x'],
  ['\\\\evil.example', '/evil.example'],
  ['/'.repeat(12_000), '/'],
  ['//:80/', '/:80/'],
  ['http://evil.example/x?a=1', '/x?a=1'],
  ['http://evil.example', '/'],
  ['http://evil.example//other.example/', '/other.example/'],
  ['/x/..//other.example/', '/other.example/'],
  ['?a=1', '/?a=1'],
  ['*', '/*'],
])('%s stays on the requested host', (url, path) => {
  const { host, pathname, search } = pageAddress({ url, protocol: 'http', host: 'tienda.example' });
  expect({ host, path: pathname + search }).toEqual({ host: 'tienda.example', path });
});

test.each(['javascript', 'ftp', '', 'https://x', 'http, https'])(
  'a proxy that passes on "%s" leaves a page of the web',
  (protocol) => {
    expect(pageAddress({ url: '/x', protocol, host: 'tienda.example' }).href).toBe('http://tienda.example/x');
  },
);

test.each(['a b', 'x/y', '', 'a@b', '[', 'x:99999'])('a host like "%s" is invalid', (host) => {
  expect(pageAddress({ url: '/x', protocol: 'https', host }).href).toBe('https://localhost/x');
});
