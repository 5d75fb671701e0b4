import type { productsApi } from '@tonalia/contract/products';
import type { z } from 'zod';
import type { Shopper } from '../../../platform/http/actor.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { toCard } from '../card/card.ts';
import type { CardRow } from '../card/card.sql.ts';
import { findDeals } from '../price/price.sql.ts';
import { type MatchedShade, findMatchedShades } from '../search/search.sql.ts';
import { type Filters, type PageRow, type Scope, categoryFacet, manufacturerFacet, pageStatement } from './list.sql.ts';

export type ListQuery = z.output<(typeof productsApi)['GET /product/list']['query']>;
type ListAnswer = z.input<(typeof productsApi)['GET /product/list']['response']>;

/** A page of products as the shopper sees them, narrowed and sorted as asked; with `search`, those the words find. */
export async function listProducts(
  { db, clock }: ModuleContext,
  shopper: Shopper,
  query: ListQuery,
  search: string | null = null,
): Promise<ListAnswer> {
  const now = clock.now();
  const { tradeTypeId, warehouseId } = shopper;
  const { page, limit, categoryId = null } = query;
  const manufacturerId = query.manufacturerId?.[0] ?? null;
  const scope: Scope = {
    search: search !== null,
    category: categoryId !== null,
    manufacturer: manufacturerId !== null,
  };
  const { available = false, offers = false, news = false, presale = false, combos = false } = query;
  const flags = [available, offers, news, presale, combos] as const;
  const filters: Filters = [now, tradeTypeId, warehouseId, ...flags, categoryId, manufacturerId, search];
  const [deals, rows] = await Promise.all([
    findDeals(db, now, tradeTypeId),
    pageStatement(scope, query.sort ?? 'relevance')(db, ...filters, limit, (page - 1) * limit),
  ]);
  const total = rows[0]?.total ?? 0;
  const cards = rows.filter(isCard);
  const matched = search === null ? new Map<string, MatchedShade>() : await matchedShades(db, cards, search);
  return {
    results: cards.map((row) => toCard(row, deals, shopper, matched.get(row.id) ?? null)),
    page,
    limit,
    total,
    pages: Math.ceil(total / limit),
    facets: query.facets ? await countFacets(db, scope, filters) : null,
  };
}

type CardOfPage = CardRow & { in_title: boolean };

const isCard = (row: PageRow): row is CardOfPage & { total: number } => row.id !== null;

/** Only what the product's own name does not explain is explained by a shade. */
async function matchedShades(db: ModuleContext['db'], cards: CardOfPage[], search: string) {
  const ids = cards.filter((card) => card.has_versions && !card.in_title).map((card) => card.id);
  const shades = ids.length > 0 ? await findMatchedShades(db, ids, search) : [];
  return new Map(shades.map((shade) => [shade.product_id, shade]));
}

async function countFacets(db: ModuleContext['db'], scope: Scope, filters: Filters): Promise<ListAnswer['facets']> {
  const without = (at: 8 | 9): Filters => filters.with(at, null) as Filters; // a null more keeps the shape
  const [manufacturers, categories] = await Promise.all([
    manufacturerFacet(scope)(db, ...without(9)),
    categoryFacet(scope)(db, ...without(8)),
  ]);
  return {
    manufacturers,
    categories,
    colorFamilies: [],
    volumes: [],
    prices: [],
    flags: { available: 0, offers: 0, news: 0, presale: 0, combos: 0 },
  };
}
