import { afterEach, expect, test } from 'vitest';
import { mockApi } from '../../../test/mock-api.ts';
import { setApi } from '../../api/http/transport.ts';
import { robots } from './robots.ts';
import { sitemapAt } from './sitemap.ts';
import { urlsXml } from './xml.ts';

afterEach(() => setApi(() => Promise.reject(new TypeError('no network'))));

const origin = 'https://tonalia.co';
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

async function read(path: string, api = mockApi()) {
  setApi(api.fetch);
  const answer = await sitemapAt(path, origin);
  const text = (await answer?.text()) ?? '';
  return { answer, text, locations: locations(text) };
}

const products = (change: object) => ({
  results: [{ _id: '7', name: `"><script>alert('&')</script>` }],
  page: 1,
  limit: 1,
  total: 3,
  pages: 3,
  customLists: ['vuelta-al-salon'],
  ...change,
});

test('the sitemap index has one sitemap of the places and one per page of products', async () => {
  const api = mockApi();
  api.on('products', 'GET /product/sitemap', products({}));
  const index = await read('/sitemap.xml', api);
  expect(api.requestsTo('products GET /product/sitemap').map(({ query }) => query)).toEqual([{ page: '1' }]);
  expect(index.text).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
  expect(index.locations).toEqual([
    'https://tonalia.co/sitemap/places.xml',
    'https://tonalia.co/sitemap/products-1.xml',
    'https://tonalia.co/sitemap/products-2.xml',
    'https://tonalia.co/sitemap/products-3.xml',
  ]);
  expect(index.answer?.headers.get('cache-control')).toMatch(/^public, max-age=/);
});

test('a sitemap of products requests its page, and no name escapes its address', async () => {
  const api = mockApi();
  api.on('products', 'GET /product/sitemap', products({ page: 2 }));
  const page = await read('/sitemap/products-2.xml', api);
  expect(api.requestsTo('products GET /product/sitemap')[0]?.query).toMatchObject({ page: '2' });
  expect(page.locations).toEqual(['https://tonalia.co/product/script-alert-script/7/details']);
});

test('the places are the fixed pages, categories, brands and curated lists, without private pages', async () => {
  const api = mockApi();
  const { locations: found } = await read('/sitemap/places.xml', api);
  expect(api.requestsTo('products GET /product/sitemap').map(({ query }) => query)).toEqual([{ page: '1' }]);
  for (const path of [
    '/',
    '/home/offers/full',
    '/home/categories/1/coloracion',
    '/home/categories/11/tintes',
    '/home/manufacturers/2/nacar',
    '/products/custom-list/vuelta-al-salon',
  ])
    expect(found).toContain(origin + path);
  expect(found.join(' ')).not.toMatch(/login|profile|cart|purchase|home\/search|view-results/);
});

test.each(['/sitemap/products-0.xml', '/sitemap/products-x.xml', '/sitemap/other.xml', '/sitemap', '/home/cart'])(
  '%s is not a sitemap',
  async (path) => expect((await read(path)).answer).toBeNull(),
);

test('a page beyond the last one does not exist', async () => {
  const api = mockApi();
  api.on('products', 'GET /product/sitemap', products({ results: [] }));
  expect((await read('/sitemap/products-9.xml', api)).answer?.status).toBe(404);
});

test('XML characters in an address are escaped', () => {
  expect(urlsXml(['https://tonalia.co/?a=1&b=<x>'])).toContain('<loc>https://tonalia.co/?a=1&amp;b=&lt;x&gt;</loc>');
});

test('robots.txt names the sitemap and disallows the links of mails', async () => {
  const text = await robots(origin).text();
  expect(text).toContain('Sitemap: https://tonalia.co/sitemap.xml');
  expect(text).toContain('Disallow: /login/change/password/');
});
