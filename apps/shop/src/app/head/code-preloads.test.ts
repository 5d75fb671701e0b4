import { expect, test } from 'vitest';
import { codeFilesOf, codePreloads } from './code-preloads.ts';

const manifest = {
  routes: {
    __root__: { preloads: ['/assets/index.js'] },
    '/_app/home/cart': { preloads: ['/assets/cart.js', '/assets/parts.js'] },
    '/_app/home/profile': { preloads: ['/assets/profile.js'] },
  },
};
const matched = ['__root__', '/_app', '/_app/home/cart'].map((id) => ({ id }));
// as: the two functions read nothing else of a router
const router = {
  state: { location: { pathname: '/home/cart' } },
  ssr: { manifest },
  getMatchedRoutes: () => [matched, {}, undefined],
} as unknown as Parameters<typeof codeFilesOf>[0];

test('the shell of a page names all code of that page, and none of another', () => {
  const shell = '<head><link rel="modulepreload" href="/assets/index.js"/></head>';
  expect(codePreloads(shell, codeFilesOf(router))).toBe(
    '<link rel="modulepreload" href="/assets/cart.js"/><link rel="modulepreload" href="/assets/parts.js"/>',
  );
});

test('a page that names its code already gets nothing', () => {
  const page = codeFilesOf(router)
    .map((file) => `<link rel="modulepreload" href="${file}"/>`)
    .join('');
  expect(codePreloads(page, codeFilesOf(router))).toBe('');
});
