import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { literals } from '@tonalia/contract/literals.es-CO';
import type { Facets, ProductCard } from '@tonalia/contract/products';
import type { OrderState } from '@tonalia/contract/purchase';
import { shop } from '../settings/shop-settings.ts';
import { bannerPlatform } from '../../native/target.ts';
import type { ListingFilters } from '../../paths.ts';
import { call } from '../http/client.ts';

const minute = 60_000;

/** All query keys. Data that depends on the shopper is removed when the shopper changes (see `startCache`). */
export const keys = {
  catalogue: ['catalogue'] as const,
  listing: (filters: Listing) => ['catalogue', 'listing', filters] as const,
  product: (id: string) => ['catalogue', 'product', id] as const,
  shelves: ['catalogue', 'shelves'] as const,
  categories: ['catalogue', 'categories'] as const,
  manufacturers: ['catalogue', 'manufacturers'] as const,
  allManufacturers: ['catalogue', 'manufacturers', 'all'] as const,
  offers: (filters: Listing) => ['catalogue', 'offers', filters] as const,
  customList: (urlName: string, filters: Listing) => ['catalogue', 'custom-list', urlName, filters] as const,
  nearShades: (hex: string) => ['catalogue', 'near-shades', hex] as const,
  colourFamilies: ['catalogue', 'colour-families'] as const,
  suggestions: (words: string) => ['catalogue', 'suggestions', words] as const,
  recentTerms: ['me', 'recent-terms'] as const,
  topTerms: ['marketing', 'top-terms'] as const,
  banners: ['marketing', 'banners'] as const,
  popupBanner: ['marketing', 'popup'] as const,
  promotions: ['marketing', 'promotions'] as const,
  menu: ['marketing', 'menu'] as const,
  cart: ['cart'] as const,
  paymentMethods: ['cart', 'payment-methods'] as const,
  deliveryGroups: ['cart', 'delivery-groups'] as const,
  coupons: ['cart', 'coupons'] as const,
  paymentOptions: ['me', 'payment-options'] as const,
  payment: (codeOrId: string) => ['orders', 'payment', codeOrId] as const,
  alternatives: (code: string, versionCode: string | null) => ['catalogue', 'alternatives', code, versionCode] as const,
  orders: ['orders'] as const,
  ordersIn: (state: OrderState) => ['orders', 'in', state] as const,
  reorder: (cartId: string) => ['orders', 'again', cartId] as const,
  order: (orderCode: string) => ['orders', 'one', orderCode] as const,
  favourites: ['favourites', 'list'] as const,
  favouriteMarks: ['favourites', 'marks'] as const,
  combos: ['catalogue', 'combos'] as const,
  addresses: ['me', 'addresses'] as const,
  loyalty: ['me', 'loyalty'] as const,
  credit: ['me', 'credit'] as const,
  creditAccount: ['me', 'credit', 'account'] as const,
  sessions: ['me', 'sessions'] as const,
  channels: (phone: string) => ['me', 'channels', phone] as const,
  coverage: (cityId: string) => ['coverage', cityId] as const,
  states: ['places', 'states'] as const,
  cities: (stateId: string) => ['places', 'cities', stateId] as const,
  tradeTypes: ['trade-types'] as const,
  portfolio: (search: string) => ['seller', 'customers', search] as const,
};

/** A list of products: its query and its filters. */
export interface Listing extends ListingFilters {
  categoryId?: string | undefined;
}

export const PAGE_SIZE = 20;

/** A page of a list of products, the same for all calls. */
export interface ListPage {
  results: ProductCard[];
  page: number;
  pages: number;
  total: number;
  facets?: Facets | null;
  searchedFor?: string | null;
  didYouMean?: string[];
  /** Of a list an operator put together. */
  title?: string;
}

/** An infinite query over the pages of `ask`; more can be loaded while page < pages. */
export const pagesOf = <Page extends ListPage>(
  queryKey: readonly unknown[],
  ask: (page: number, signal: AbortSignal) => Promise<Page>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => ask(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last: Page) => (last.page < last.pages ? last.page + 1 : null),
    staleTime: minute,
  });

/** The request for a page of `filters`; only the first page has the facet counts. */
export const pageQuery = (filters: ListingFilters, page: number) => ({
  ...filters,
  page,
  limit: PAGE_SIZE,
  facets: page === 1 ? true : undefined,
});

export const listingQuery = (listing: Listing) =>
  pagesOf<ListPage>(keys.listing(listing), (page, signal) => {
    const { search, exact, ...filters } = listing;
    const query = pageQuery(filters, page);
    return search
      ? call('products', 'GET /search', { query: { ...query, search, exact }, signal })
      : call('products', 'GET /product/list', { query, signal });
  });

export const productQuery = (id: string) =>
  queryOptions({
    queryKey: keys.product(id),
    queryFn: ({ signal }) =>
      call('products', 'GET /product/query', { query: { _id: id }, signal }).then((a) => a.results),
    staleTime: minute,
  });

export const shelvesQuery = queryOptions({
  queryKey: keys.shelves,
  queryFn: ({ signal }) => call('products', 'GET /product/listHome', { signal }).then((a) => a.results.shelves),
  staleTime: minute,
});

export const categoriesQuery = queryOptions({
  queryKey: keys.categories,
  queryFn: ({ signal }) => call('products', 'GET /category/list', { signal }).then((a) => a.results),
  staleTime: 30 * minute,
});

export const manufacturersQuery = queryOptions({
  queryKey: keys.manufacturers,
  queryFn: ({ signal }) =>
    call('products', 'GET /manufacturer/list', { query: { limit: 100 }, signal }).then((a) => a.results),
  staleTime: 30 * minute,
});

export const bannersQuery = queryOptions({
  queryKey: keys.banners,
  queryFn: ({ signal }) =>
    call('marketing', 'GET /banner/list/home', { query: { platform: bannerPlatform() }, signal }).then(
      (a) => a.results,
    ),
  staleTime: 5 * minute,
});

/** The welcome promotion of the marketplace; usually none. */
export const popupBannerQuery = queryOptions({
  queryKey: keys.popupBanner,
  queryFn: ({ signal }) =>
    call('marketing', 'GET /banner/list/position', {
      query: { name: literals.popupBanner, platform: bannerPlatform() },
      signal,
    }).then((a) => a.results),
  staleTime: 5 * minute,
});

export const promotionsQuery = queryOptions({
  queryKey: keys.promotions,
  queryFn: ({ signal }) => call('marketing', 'GET /promotional-header/list', { signal }).then((a) => a.results),
  staleTime: 5 * minute,
});

/** The cart of the session's customer. Only for sessions with a customer: the API refuses others. */
export const cartQuery = queryOptions({
  queryKey: keys.cart,
  queryFn: ({ signal }) => call('purchase', 'GET /cart/listcart', { signal }),
  staleTime: minute / 2,
  // The cart may have changed in another tab or on another device.
  refetchOnWindowFocus: 'always',
});

export const loyaltyQuery = queryOptions({
  queryKey: keys.loyalty,
  queryFn: ({ signal }) =>
    call('auth', 'GET /v3/loyalty_status/customer', { query: { zone: shop().loyaltyZone }, signal }).then(
      (a) => a.results,
    ),
  staleTime: 5 * minute,
});
