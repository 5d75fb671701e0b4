import { can, visitorRole } from '@tonalia/contract/rights';
import { expect, test } from 'vitest';
import { makeCard, makeCategory, makeProduct, makeVersion } from '../../../test/make.ts';
import { allManufacturersQuery } from '../../api/queries/brands.ts';
import { customListQuery } from '../../api/queries/lists.ts';
import { categoriesQuery, listingQuery, productQuery } from '../../api/queries/queries.ts';
import { makeCache } from '../cache.ts';
import { places } from '../places.ts';
import type { PlaceName, ShopPlace } from '../places.ts';
import { pageOf } from './pages.ts';
import { productThing } from './structured.ts';
import { pageTags } from './tags.ts';

const at = (path: string) => `https://tonalia.co${path}`;

/** The head of a place with the page data `known`. */
function headOf(
  place: PlaceName,
  params: Record<string, string>,
  known: [key: readonly unknown[], data: unknown][] = [],
) {
  const cache = makeCache();
  for (const [key, data] of known) cache.setQueryData(key, data);
  return pageOf(place, { params, cache, at });
}
const ofProduct = (change: Parameters<typeof makeProduct>[0] = {}) => {
  const product = makeProduct(change);
  return headOf('product', { productId: product._id, name: 'otro-nombre' }, [
    [productQuery(product._id).queryKey, product],
  ]);
};
const offerOf = (change: Parameters<typeof makeProduct>[0]) => productThing(at, makeProduct(change))['offers'];
const listOf = (cards: ReturnType<typeof makeCard>[], more: object = {}) => ({
  pages: [{ results: cards, page: 1, limit: 20, total: 40, pages: 2, ...more }],
  pageParams: [1],
});

test('a product has one canonical address, under any name, and its price', () => {
  const page = ofProduct();
  expect(page?.path).toBe('/product/champu-nutritivo-sin-sal-1-000-ml/101/details');
  expect(page?.things).toMatchObject([
    {
      '@type': 'Product',
      name: 'Champú nutritivo sin sal 1.000 ml',
      sku: 'SC-CHN-1000',
      brand: { '@type': 'Brand', name: 'Selva Clara' },
      image: ['https://tonalia.co/pictures/product/101/960.webp'],
      url: 'https://tonalia.co/product/champu-nutritivo-sin-sal-1-000-ml/101/details',
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Inicio', item: 'https://tonalia.co/home/marketplace/customer' },
        { position: 2, name: 'Capilar', item: 'https://tonalia.co/home/categories/2/capilar' },
        { position: 3, name: 'Champú' },
        { position: 4, name: 'Champú nutritivo sin sal 1.000 ml' },
      ],
    },
  ]);
});

test('one version is an offer, several are a range from the lowest to the highest price, in pesos', () => {
  expect(offerOf({ price: 31_900, versions: [makeVersion({ price: 31_900 })] })).toMatchObject({
    '@type': 'Offer',
    price: 31_900,
    priceCurrency: 'COP',
  });
  const versions = [makeVersion({ price: 12_900 }), makeVersion({ _id: '2', code: 'B', price: 15_400 })];
  expect(offerOf({ price: 12_900, versions })).toMatchObject({
    '@type': 'AggregateOffer',
    lowPrice: 12_900,
    highPrice: 15_400,
    offerCount: 2,
  });
});

test.each([
  ['InStock', { stock: 3, quantityAvailable: 3 }, 3],
  ['PreOrder', { stock: 2, quantityAvailable: 40 }, 3],
  ['OutOfStock', { stock: 2, quantityAvailable: 2 }, 3],
])('%s is the availability of the minimum quantity for a guest', (availability, left, minQuantity) => {
  const versions = [makeVersion({ stock: 0, quantityAvailable: 0 }), makeVersion({ _id: '2', code: 'B', ...left })];
  expect(offerOf({ minQuantity, versions })).toMatchObject({
    availability: `https://schema.org/${availability}`,
    eligibleQuantity: { minValue: 3 },
  });
});

test('no name escapes its element', () => {
  const hostile = `</script><script>alert(1)</script><!-- "><img src=x onerror=alert(2)> ' & \u2028`;
  const page = ofProduct({ name: hostile, description: hostile, manufacturer: { _id: '1', name: hostile } });
  const html = page === null ? '' : pageTags(at, hostile, page);
  // A `<` before a letter opens a tag; a tag that is not ours was injected.
  const tags = [...html.matchAll(/<\/?([a-z!][a-z]*)/gi)].map(([, name]) => name);
  expect(new Set(tags)).toEqual(new Set(['meta', 'link', 'script']));
  expect(tags.filter((tag) => tag === 'script')).toHaveLength(4);
  expect(html).not.toMatch(/<!--|content="[^"]*[<>]/);
  const [json = ''] = /(?<=json" data-served>).*?(?=<\/script>)/.exec(html) ?? [];
  expect(json).not.toContain('\u2028');
  expect(JSON.parse(json)).toMatchObject({ name: hostile, brand: { name: hostile } });
});

test('a preview has absolute addresses of the page and its picture, and a description of one line', () => {
  const page = ofProduct({ description: `Limpia\nsin   resecar. ${'Para uso diario en el salón. '.repeat(20)}` });
  const html = page === null ? '' : pageTags(at, 'Champú | Tonalia', page);
  expect(html).toContain('<meta property="og:title" content="Champú | Tonalia"');
  expect(html).toContain('<meta property="og:image" content="https://tonalia.co/pictures/product/101/preview.jpg"');
  expect(html).toContain(
    '<link rel="canonical" href="https://tonalia.co/product/champu-nutritivo-sin-sal-1-000-ml/101/details"',
  );
  const [, description = ''] = /name="description" content="([^"]*)"/.exec(html) ?? [];
  expect(description).toMatch(/^Champú nutritivo .* al por mayor\. Limpia sin resecar\. .*\S…$/);
  expect(description.length).toBeLessThanOrEqual(160);
});

test('an unfiltered category and brand have breadcrumbs and their first products', () => {
  const cards = listOf([makeCard()]);
  const category = headOf('category', { categoryId: '11', categoryName: 'x' }, [
    [categoriesQuery.queryKey, [makeCategory()]],
    [listingQuery({ categoryId: '11' }).queryKey, cards],
  ]);
  expect(category).toMatchObject({
    path: '/home/categories/11/tintes',
    things: [
      { '@type': 'BreadcrumbList', itemListElement: [{}, { name: 'Coloración' }, { name: 'Tintes' }] },
      { '@type': 'ItemList', numberOfItems: 40, itemListElement: [{ name: makeCard().name }] },
    ],
  });
  const brand = { _id: '1', name: 'Ñácar & Co', image: '/pictures/manufacturer/1', products: 1, ink: '', ground: '' };
  const forBrand = headOf('manufacturer', { manufacturerId: '1' }, [
    [allManufacturersQuery.queryKey, [brand]],
    [listingQuery({ manufacturerId: '1', offers: true }).queryKey, cards],
  ]);
  expect(forBrand?.path).toBe('/home/manufacturers/1/nacar-co');
  expect(forBrand?.things.map((thing) => thing['@type'])).toEqual(['Brand', 'BreadcrumbList']);
});

test('a curated list has its own title', () => {
  const known = listOf([makeCard()], { title: 'Vuelta al salón' });
  const page = headOf('customList', { urlName: 'vuelta' }, [[customListQuery('vuelta').queryKey, known]]);
  expect(page).toMatchObject({ path: '/products/custom-list/vuelta', image: '/pictures/product/101/preview.jpg' });
  expect(page?.description).toContain('Vuelta al salón');
});

test('the front page describes the search', () => {
  expect(headOf('landing', {})?.things).toMatchObject([
    {
      '@type': 'WebSite',
      potentialAction: { target: { urlTemplate: expect.stringContaining('{search_term_string}') } },
    },
  ]);
});

test('private pages, searches and missing things are not indexed', () => {
  const names = Object.keys(places) as PlaceName[]; // as: the keys of the table are the names
  const found = names.filter((name) => headOf(name, {}) !== null);
  const isPrivate = ({ needs }: ShopPlace) => needs !== 'nothing' && !can(visitorRole, needs);
  expect(found.filter((name) => isPrivate(places[name]))).toEqual([]);
  for (const hidden of ['login', 'search', 'searching', 'profile', 'product', 'category', 'manufacturer', 'customList'])
    expect(found).not.toContain(hidden);
  for (const open of ['landing', 'homeCustomer', 'offers', 'manufacturers', 'support']) expect(found).toContain(open);
});
