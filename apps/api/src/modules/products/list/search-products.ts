import type { productsApi } from '@tonalia/contract/products-api';
import type { z } from 'zod';
import type { Shopper } from '../../../platform/http/actor.ts';
import type { CatalogueIndex } from '../catalogue-index/catalogue-index.ts';
import type { CatalogueContext } from '../catalogue-index/catalogue.ts';
import { type SlotMatches, searchWords } from '../catalogue-index/words.ts';
import { type ListQuery, readPage } from './list-products.ts';
import type { ProductChoice } from './choose.ts';
import { type Page, type Sort, orderOf, pageOfResults } from './page.ts';

type SearchQuery = ListQuery & { search: string; exact?: boolean | undefined };
type SearchPage = z.input<(typeof productsApi)['GET /search']['response']>;

/** A page of search results, best match first unless another order is requested. */
export async function searchProducts(
  context: CatalogueContext,
  shopper: Shopper,
  { search, exact = false, ...query }: SearchQuery,
): Promise<SearchPage> {
  const index = await context.catalogue.current();
  const now = context.clock.now();
  const found = findMatches(index, search.normalize('NFC').replaceAll('\u0000', ' '), exact);
  const { searchedFor, didYouMean } = found;
  const { slots, versions } = found;
  const pageOf = sortedPage(index, found, query.sort ?? 'relevance', shopper);
  const matchedVersion = (slot: number): number => versions[slots.indexOf(slot)] ?? -1;
  return {
    ...(await readPage(context, shopper, query, { index, now, slots, pageOf, matchedVersion })),
    searchedFor,
    didYouMean,
  };
}

/** Search results. With `exact`, none when they match other words than the typed ones; these become the likeliest spelling. */
function findMatches({ words }: CatalogueIndex, typed: string, exact: boolean): SlotMatches {
  const found = searchWords(words, typed);
  if (!exact || found.searchedFor === null) return found;
  const none = { slots: new Int32Array(), scores: new Float32Array(), versions: new Int32Array() };
  return { ...none, searchedFor: null, didYouMean: [found.searchedFor, ...found.didYouMean].slice(0, 3) };
}

/** Sorts only up to the requested page, because a broad word finds thousands. */
function sortedPage(index: CatalogueIndex, { slots, scores }: SlotMatches, sort: Sort, { warehouseId }: Shopper) {
  const isBest = sort === 'relevance';
  return ({ fails, view }: ProductChoice, page: Page) =>
    pageOfResults({ slots, fails, page, order: orderOf(index, view, sort, warehouseId), ...(isBest && { scores }) });
}
