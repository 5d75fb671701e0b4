import { AppError } from '@tonalia/contract/errors';
import type { productsApi } from '@tonalia/contract/products-api';
import type { z } from 'zod';
import type { Shopper } from '../../../platform/http/actor.ts';
import { readCards } from '../card/read-cards.ts';
import type { CatalogueContext } from '../catalogue-index/catalogue.ts';
import type { CatalogueIndex } from '../catalogue-index/catalogue-index.ts';
import { type ProductChoice, choiceOf } from './choose.ts';
import { countFacets } from './count-facets.ts';
import { type ChosenPage, type Page, orderOf, pageInOrder } from './page.ts';

export type ListQuery = z.output<(typeof productsApi)['GET /product/list']['query']>;
export type ListAnswer = z.input<(typeof productsApi)['GET /product/list']['response']>;

/** A page of products for the shopper, filtered and sorted. */
export async function listProducts(context: CatalogueContext, shopper: Shopper, query: ListQuery): Promise<ListAnswer> {
  const index = await context.catalogue.current();
  const now = context.clock.now();
  const prices = index.pricesFor(shopper.tradeTypeId, now.getTime());
  const order = orderOf(index, prices, query.sort ?? 'relevance', shopper.warehouseId);
  const slots = index.table.slots();
  const pageOf = ({ fails }: ProductChoice, place: Page) => pageInOrder(slots, fails, place, order);
  return readPage(context, shopper, query, { index, now, slots, pageOf });
}

interface ListSource {
  index: CatalogueIndex;
  now: Date;
  /** All candidates, in the list's order unless `pageOf` sorts. */
  slots: Int32Array;
  /** The total, and the products of the page. */
  pageOf?: (choice: ProductChoice, page: Page) => ChosenPage;
  /** The number of the version that a search matched, or -1. */
  matchedVersion?: (slot: number) => number;
}

/** The requested page of the products that match the filters. */
export async function readPage(
  context: CatalogueContext,
  shopper: Shopper,
  { page, limit, facets, ...filters }: ListQuery,
  { index, now, slots, pageOf, matchedVersion = () => -1 }: ListSource,
): Promise<ListAnswer> {
  const { categoryId } = filters;
  if (categoryId !== undefined && !index.reference.categories.has(categoryId)) throw new AppError('CATEGORY_NOT_FOUND');
  const choice = choiceOf({ index, shopper, now }, filters, slots);
  const from = (page - 1) * limit;
  const { total, chosen } = pageOf
    ? pageOf(choice, { from, to: from + limit })
    : choosePage(slots, choice, from, limit);
  const shown = chosen.map((slot) => {
    const version = matchedVersion(slot);
    return { id: index.table.ids[slot] ?? '', versionId: version < 0 ? null : index.versions.idOf(version) };
  });
  const counted = facets ? countFacets(index, slots, choice) : null;
  return {
    results: await readCards(context, index, shopper, shown),
    page,
    limit,
    total,
    pages: Math.ceil(total / limit),
    facets: counted,
  };
}

/** The total of matching products, and those of the page. */
export function choosePage(slots: Int32Array, { fails }: ProductChoice, from: number, limit: number): ChosenPage {
  const chosen: number[] = [];
  let total = 0;
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] ?? 0;
    if (fails[slot] !== 0) continue;
    if (total >= from && chosen.length < limit) chosen.push(slot);
    total += 1;
  }
  return { total, chosen };
}
