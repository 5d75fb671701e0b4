import { expect, test } from 'vitest';
import { answerFrom, filesAmong, isCacheable } from './answer-from.ts';
import type { ResponseSource } from './answer-from.ts';

const shop = 'https://tonalia.test';
const sourceOf = (path: string, mode: RequestMode = 'cors', method = 'GET') =>
  answerFrom({ method, mode, url: new URL(path, shop).href }, shop);

test.each<[string, RequestMode, ResponseSource]>([
  ['/assets/base-1a2b3c4d.js', 'cors', 'files'],
  ['/assets/figtree-1a2b3c4d.woff2', 'cors', 'files'],
  ['/pictures/products/1/480.webp?v=2', 'no-cors', 'pictures'],
  ['/', 'navigate', 'page'],
  ['/home/cart', 'navigate', 'page'],
  ['/login/change/password/secreto', 'navigate', 'page'],
  // A page's path fetched by a script is not a page.
  ['/home/cart', 'cors', 'network'],
  ['/service-worker.js', 'same-origin', 'network'],
  ['/manifest.webmanifest', 'cors', 'network'],
  ['/favicon.svg', 'no-cors', 'network'],
])('%s, requested as %s, comes from: %s', (path, mode, source) => expect(sourceOf(path, mode)).toBe(source));

test.each([
  '/api/purchase/cart',
  '/api/products/product/list',
  '/api',
  '/dev/mailbox',
  '/oficina',
  '/oficina/pedidos',
  '/oficina/assets/base-1a2b3c4d.js',
  '/dev/wompi-simulator/checkout',
  '/dev/addi-simulator/page',
])('nothing of %s is cached or replaced, for any kind of request', (path) => {
  for (const mode of ['cors', 'no-cors', 'same-origin', 'navigate'] as const)
    expect(sourceOf(path, mode), mode).toBe('network');
});

test('requests that send data and foreign origins bypass the worker', () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'HEAD'])
    expect(sourceOf('/assets/base-1a2b3c4d.js', 'cors', method)).toBe('network');
  expect(sourceOf('https://www.googletagmanager.com/assets/gtm.js', 'no-cors')).toBe('network');
  expect(sourceOf('https://tonalia.test.evil.example/assets/a.js')).toBe('network');
  expect(sourceOf('/api/../assets/a.js')).toBe('files');
  expect(sourceOf('/assets/../api/auth/me')).toBe('network');
});

const answer = (cacheControl: string | null, rest: Partial<Pick<Response, 'status' | 'type'>> = {}) => ({
  status: 200,
  type: 'basic' as const,
  headers: new Headers(cacheControl === null ? {} : { 'cache-control': cacheControl }),
  ...rest,
});

test('only complete, immutable responses of this origin are cached', () => {
  const forEver = 'public, max-age=31536000, immutable';
  expect(isCacheable(answer(forEver))).toBe(true);
  for (const other of [null, 'private, no-store', 'public, max-age=3600', 'private, max-age=31536000, immutable'])
    expect(isCacheable(answer(other)), String(other)).toBe(false);
  expect(isCacheable(answer(forEver, { status: 206 }))).toBe(false);
  expect(isCacheable(answer(forEver, { status: 404 }))).toBe(false);
  expect(isCacheable(answer(forEver, { type: 'opaque' }))).toBe(false);
});

test('the files that a page loaded are cached, each once', () => {
  const loaded = [
    `${shop}/assets/a-1.js`,
    `${shop}/assets/a-1.js`,
    `${shop}/api/purchase/cart`,
    `${shop}/pictures/products/1/240.webp`,
    'https://cdn.example/assets/b.js',
    'no address',
  ];
  expect(filesAmong(loaded, shop)).toEqual([`${shop}/assets/a-1.js`]);
});
