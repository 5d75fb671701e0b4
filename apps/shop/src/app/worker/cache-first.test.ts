import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteOtherCaches, cacheFirst } from './cache-first.ts';

/** The part of the browser's Cache API that the worker uses. */
class FakeCache {
  answers = new Map<string, Response>();
  match = async (url: string) => this.answers.get(url)?.clone();
  put = async (url: string, answer: Response) => void this.answers.set(url, answer);
  keys = async () => [...this.answers.keys()];
  delete = async (url: string) => this.answers.delete(url);
}

let places: Map<string, FakeCache>;
let requested: string[];

beforeEach(() => {
  places = new Map();
  requested = [];
  vi.stubGlobal('caches', {
    open: async (name: string) => places.get(name) ?? places.set(name, new FakeCache()).get(name),
    keys: async () => [...places.keys()],
    delete: async (name: string) => places.delete(name),
  });
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(url);
    return answer(url.includes('/mine/') ? 'private, no-store' : 'public, max-age=31536000, immutable');
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A same-origin network response. */
function answer(cacheControl: string): Response {
  const made = new Response('…', { headers: { 'cache-control': cacheControl } });
  Object.defineProperty(made, 'type', { value: 'basic' });
  return made;
}
const files = { name: 'tonalia-files-a', most: 3 };
const cachedUrls = () => [...(places.get(files.name)?.answers.keys() ?? [])];

test('an immutable file is requested once', async () => {
  await cacheFirst('/assets/a.js', files);
  expect(await (await cacheFirst('/assets/a.js', files)).text()).toBe('…');
  expect(requested).toEqual(['/assets/a.js']);
});

test('private data is never cached, in any place', async () => {
  await cacheFirst('/assets/mine/a.js', files);
  await cacheFirst('/assets/mine/a.js', files);
  expect(requested).toHaveLength(2);
  expect(cachedUrls()).toEqual([]);
});

test('beyond the limit the oldest entries are deleted', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e']) await cacheFirst(`/assets/${name}.js`, files);
  expect(cachedUrls()).toEqual(['/assets/c.js', '/assets/d.js', '/assets/e.js']);
});

test('a device with full storage still gets the response', async () => {
  await cacheFirst('/assets/a.js', files);
  Object.assign(places.get(files.name) ?? {}, {
    put: () => Promise.reject(new DOMException('', 'QuotaExceededError')),
  });
  expect((await cacheFirst('/assets/b.js', files)).status).toBe(200);
});

test('caches of other builds are deleted, and no others', async () => {
  for (const name of ['tonalia-files-a', 'tonalia-files-older', 'tonalia-pictures-1', 'of-another'])
    await caches.open(name);
  await deleteOtherCaches([files, { name: 'tonalia-pictures-1', most: 3 }]);
  expect([...places.keys()]).toEqual(['tonalia-files-a', 'tonalia-pictures-1', 'of-another']);
});
