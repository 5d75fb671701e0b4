import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Favorite, KeptOnDevice } from '@tonalia/contract/products';
import { call } from '../http/client.ts';
import { deviceMarks, markOf } from './marks.ts';
import type { Favourite } from './marks.ts';
import { keys } from '../queries/queries.ts';
import { currentSession } from '../session/session.ts';

const PAGE = 100;

/** A favourite with its current price and stock. A device does not store the earlier price. */
export type ListedFavourite = KeptOnDevice & Partial<Pick<Favorite, 'priceThen'>>;

interface FavouritePage {
  results: ListedFavourite[];
  page: number;
  pages: number;
  /** All marks, not only those of this page. */
  marks: string[];
  /** Marks of this page for products that are not sold now. */
  unsold: string[];
}

/** The favourites of a customer, or of a guest's device, newest first. */
export const favouritesQuery = infiniteQueryOptions({
  queryKey: keys.favourites,
  queryFn: ({ pageParam, signal }): Promise<FavouritePage> =>
    currentSession().isGuest ? readDevice(pageParam, signal) : readAccount(pageParam, signal),
  initialPageParam: 1,
  getNextPageParam: (last) => (last.page < last.pages ? last.page + 1 : null),
});

async function readAccount(page: number, signal: AbortSignal): Promise<FavouritePage> {
  const answer = await call('products', 'POST /favorite/query', { query: { page, limit: PAGE }, body: {}, signal });
  return { ...answer, unsold: [] };
}

async function readDevice(page: number, signal: AbortSignal): Promise<FavouritePage> {
  const marks = deviceMarks();
  const pageMarks = marks.slice((page - 1) * PAGE, page * PAGE);
  const things = thingsOf(pageMarks);
  const results =
    things.length === 0 ? [] : (await call('products', 'POST /favorite/read', { body: { things }, signal })).results;
  const sold = new Set(results.map(({ product, versionCode }) => markOf({ productId: product._id, versionCode })));
  const unsold = pageMarks.filter((mark) => !sold.has(mark));
  return { results, page, pages: Math.ceil(marks.length / PAGE), marks, unsold };
}

/** The products and shades of the marks; damaged marks are skipped. */
export const thingsOf = (marks: readonly string[]): Favourite[] =>
  marks.flatMap((mark) => {
    const [, productId, versionCode = null] = /^([1-9]\d{0,17})(?: (\S.*))?$/.exec(mark) ?? [];
    return productId === undefined ? [] : { productId, versionCode };
  });
