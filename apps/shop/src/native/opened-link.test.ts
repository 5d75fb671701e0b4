import { appLinkPrefixes } from '@tonalia/rules/app-links';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leaving, odd } from '../../test/hostile-addresses.ts';
import { localPath } from '../navigation/local-path.ts';
import { pathOfLink } from './opened-link.ts';

beforeEach(() => vi.stubEnv('VITE_API_ORIGIN', 'https://tonalia.co'));
afterEach(() => vi.unstubAllEnvs());

const token = `tl_${'Ab_-9'.repeat(8)}xyz`;
const id = '0a000000-0000-4000-8000-0000000000a1';

const places = [
  ['/product/champu-sin-sal/101/details', '/product/champu-sin-sal/101/details'],
  ['/product/champu-sin-sal/101/details/', '/product/champu-sin-sal/101/details'],
  ['/home/profile/orders/history/TN-8F3K2', '/home/profile/orders/history/TN-8F3K2'],
  [`/home/orders/purchased/${id}`, `/home/orders/purchased/${id}`],
  ['/home/cart', '/home/cart'],
  [`/login/change/password/${token}`, `/login/change/password/${token}`],
  // A mail program truncated the link: the page offers another one.
  ['/login/change/password', '/login/recovery/password?link-lost=1'],
  [`/login/change/password/${token.slice(0, 20)}`, '/login/recovery/password?link-lost=1'],
  [
    '/home/purchase/order/finalizing-payment?orderCode=TN-8F3K2&id=15-77&env=test',
    '/home/purchase/order/finalizing-payment?orderCode=TN-8F3K2',
  ],
  ['/home/purchase/order/finalizing-payment?paymentId=4711', '/home/purchase/order/finalizing-payment?paymentId=4711'],
] as const;

test.each(places)('%s opens, as a link and as the path of a message', (address, opened) => {
  expect(pathOfLink(`https://tonalia.co${address}`)).toBe(opened);
  expect(pathOfLink(address)).toBe(opened);
});

test.each(appLinkPrefixes)('every prefix that the phone hands over, such as %s, leads to a place', (prefix) => {
  expect(places.some(([address]) => address.startsWith(prefix))).toBe(true);
});

test('the host may differ from the API’s', () => {
  vi.stubEnv('VITE_LINK_HOST', 'tienda.tonalia.co');
  expect(pathOfLink('https://tienda.tonalia.co/home/cart')).toBe('/home/cart');
  expect(pathOfLink('https://tonalia.co/home/cart')).toBeNull();
});

test('of the query only the campaign stays, rewritten and of limited length', () => {
  const address = `https://tonalia.co/home/cart?utm_source=x&reference=bolet%C3%ADn&redirect=%2F%2Fevil.example&campaign=${'a'.repeat(300)}#top`;
  expect(pathOfLink(address)).toBe(`/home/cart?reference=bolet%C3%ADn&campaign=${'a'.repeat(200)}`);
});

test.each([
  'http://tonalia.co/home/cart',
  'https://tonalia.co:8443/home/cart',
  'https://user@tonalia.co/home/cart',
  // in two parts, or secret scanners would report it
  `https://user:${'secret'}@tonalia.co/home/cart`,
  'https://:secret@tonalia.co/home/cart',
  'https://tonalia.co.evil.example/home/cart',
  'https://evil.example/https://tonalia.co/home/cart',
  'https://evil.example\\@tonalia.co/home/cart',
  'https://tonalia.co@evil.example/home/cart',
  'https://tonalia.co\t/home/cart',
  ' https://tonalia.co/home/cart',
  'tonalia://home/cart',
  'capacitor://localhost/home/cart',
  'intent://tonalia.co/home/cart#Intent;scheme=https;end',
  'https://tonalia.co/',
  'https://tonalia.co/home/profile/edit',
  'https://tonalia.co/account-deletion',
  'https://tonalia.co/login',
  'https://tonalia.co/product/champu/0101/details',
  'https://tonalia.co/product/champu/101',
  'https://tonalia.co/product/champu/101/details/more',
  'https://tonalia.co/product/%2e%2e/101/details',
  'https://tonalia.co/product/Champú/101/details',
  'https://tonalia.co/product/champu/9999999999999999999/details',
  'https://tonalia.co/home/profile/orders/history/tn-8f3k2',
  'https://tonalia.co/home/profile/orders/history/TN-8F3K2%2F..',
  'https://tonalia.co/home/orders/purchased/1',
  'https://tonalia.co/login/change/password/short',
  `https://tonalia.co/login/change/password/${token}x`,
  `https://tonalia.co/login/change/password/${token}/../../../home/cart/x`,
  `https://tonalia.co/home/cart?${'a'.repeat(2000)}`,
  '',
  null,
  undefined,
  42,
  { toString: () => '/home/cart' },
])('%s opens nothing', (address) => expect(pathOfLink(address)).toBeNull());

test('a malformed order or payment id is dropped', () => {
  const address = '/home/purchase/order/finalizing-payment?orderCode=../../x&paymentId=-1';
  expect(pathOfLink(address)).toBe('/home/purchase/order/finalizing-payment');
});

/** Places that may open, by any link. */
const opened =
  /^(\/product\/[a-z\d-]+\/[1-9]\d{0,17}\/details|\/home\/cart|\/home\/profile\/orders\/history\/TN-[\dA-Z]{5,20}|\/home\/orders\/purchased\/[\da-f-]{36}|\/home\/purchase\/order\/finalizing-payment|\/login\/change\/password\/tl_[\w-]{43}|\/login\/recovery\/password)(\?[\w.%+=&*-]*)?$/;

test('any external link opens a place by its own path, or nothing', () => {
  const begins = fc.constantFrom('', 'https://tonalia.co', 'https://tonalia.co/', 'https://evil.example', ...leaving);
  const paths = fc.constantFrom('/', ...places.map(([address]) => address), ...odd, ...leaving);
  const wild = fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), fc.webPath(), fc.constantFrom(...odd, ...leaving));
  const link = fc.tuple(begins, paths, fc.oneof(fc.constant(''), wild), wild).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(link, wild), (address) => {
      const path = pathOfLink(address);
      if (path === null) return;
      expect(path).toMatch(opened);
      expect(localPath(path)).toBe(path);
    }),
    { numRuns: 2_000 },
  );
});
