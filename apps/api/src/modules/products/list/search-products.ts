import type { productsApi } from '@tonalia/contract/products-api';
import type { z } from 'zod';
import type { Shopper } from '../../../platform/http/actor.ts';
import type { CatalogueIndex } from '../catalogue-index/catalogue-index.ts';
import type { CatalogueContext } from '../catalogue-index/catalogue.ts';
import { type Found, findWords } from '../catalogue-index/words.ts';
import { type ListQuery, readPage } from './list-products.ts';
import type { ProductChoice } from './choose.ts';
import { type Page, type Sort, orderOf, pageOfFound } from './page.ts';

type SearchQuery = ListQuery & { search: string; exact?: boolean | undefined };
type SearchPage = z.input<(typeof productsApi)['GET /search']['response']>;

/** A page of what the words find, the best match first unless another order is asked for. */
export async function searchProducts(
  context: CatalogueContext,
  shopper: Shopper,
  { search, exact = false, ...query }: SearchQuery,
): Promise<SearchPage> {
  const index = await context.catalogue.current();
  const now = context.clock.now();
  const found = find(index, search.normalize('NFC').replaceAll('\u0000', ' '), exact);
  const { searchedFor, didYouMean } = found;
  const { slots, versions } = found;
  const pageOf = sorted(index, found, query.sort ?? 'relevance', shopper);
  const meant = (slot: number): number => versions[slots.indexOf(slot)] ?? -1;
  return {
    ...(await readPage(context, shopper, query, { index, now, slots, pageOf, meant })),
    searchedFor,
    didYouMean,
  };
}

/** Nothing, where what was found is not what was typed and `exact` is wanted; what it would be is the likeliest spelling then. */
function find({ words }: CatalogueIndex, typed: string, exact: boolean): Found {
  const found = findWords(words, typed);
  if (!exact || found.searchedFor === null) return found;
  const none = { slots: new Int32Array(), scores: new Float32Array(), versions: new Int32Array() };
  return { ...none, searchedFor: null, didYouMean: [found.searchedFor, ...found.didYouMean].slice(0, 3) };
}

/** A broad word finds thousands and few are shown: only the pages up to the requested one are sorted. */
function sorted(index: CatalogueIndex, { slots, scores }: Found, sort: Sort, { warehouseId }: Shopper) {
  const isBest = sort === 'relevance';
  return ({ fails, view }: ProductChoice, page: Page) =>
    pageOfFound({ slots, fails, page, order: orderOf(index, view, sort, warehouseId), ...(isBest && { scores }) });
}
