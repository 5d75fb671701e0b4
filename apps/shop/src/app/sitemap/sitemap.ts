import { allManufacturersQuery } from '../../api/queries/brands.ts';
import { call } from '../../api/http/client.ts';
import { categoriesQuery } from '../../api/queries/queries.ts';
import { paths } from '../../paths.ts';
import { makeCache } from '../cache.ts';
import { fixedPages } from '../head/fixed-pages.ts';
import { indexXml, urlsXml } from './xml.ts';

/** New pages appear within an hour; a cache may serve stale files while the shop is down. */
const forAnHour = 'public, max-age=3600, stale-while-revalidate=86400';

const placesPath = '/sitemap/places.xml';
const productsPath = (page: number) => `/sitemap/products-${page}.xml`;

/** The sitemap at this path, or null if there is none. `origin` is the public address of the shop. */
export async function sitemapAt(pathname: string, origin: string): Promise<Response | null> {
  const at = (path: string) => origin + path;
  if (pathname === '/sitemap.xml') return xml(indexXml((await parts()).map(at)));
  if (pathname === placesPath) return xml(urlsXml((await placePaths()).map(at)));
  const page = Number(/^\/sitemap\/products-([1-9]\d{0,4})\.xml$/.exec(pathname)?.[1]);
  if (!page) return null;
  const { results } = await readProducts(page);
  if (results.length === 0) return new Response(null, { status: 404 });
  return xml(urlsXml(results.map((product) => at(paths.product(product)))));
}

async function parts(): Promise<string[]> {
  const { pages } = await readProducts(1);
  return [placesPath, ...Array.from({ length: pages }, (_, n) => productsPath(n + 1))];
}

/** Pages other than products: fixed pages, categories, brands and curated lists. */
async function placePaths(): Promise<string[]> {
  const cache = makeCache();
  const [categories, brands, { customLists }] = await Promise.all([
    cache.fetchQuery(categoriesQuery),
    cache.fetchQuery(allManufacturersQuery),
    readProducts(1),
  ]);
  return [
    ...Object.values(fixedPages).map(({ path }) => path),
    ...categories.flatMap((category) => [category, ...category.children]).map((one) => paths.category(one)),
    ...brands.map((brand) => paths.manufacturer(brand)),
    ...customLists.map((urlName) => paths.customList(urlName)),
  ];
}

const readProducts = (page: number) => call('products', 'GET /product/sitemap', { query: { page } });

function xml(text: string): Response {
  return new Response(text, { headers: { 'content-type': 'text/xml; charset=utf-8', 'cache-control': forAnHour } });
}
