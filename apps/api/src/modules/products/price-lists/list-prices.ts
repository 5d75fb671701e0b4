import { operatorCan } from '@tonalia/contract/office-rights';
import type { ListProduct, ListVersion, PriceListQuery } from '@tonalia/contract/price-lists';
import type { Database } from '../../../platform/transaction.ts';
import { type Asking, listGroups, listVersions } from '../grid/list-grid.ts';
import { listOwnPrices, listPriceRanges } from './price-lists.sql.ts';

const asked = (query: PriceListQuery) => ({ ...query, tab: 'all', sort: 'name' }) as const;

/** A page of versions with the prices of all lists. */
export async function listListVersions(asking: Asking, query: PriceListQuery) {
  const page = await listVersions(asking, asked(query));
  const ids = page.results.map(({ _id }) => _id);
  const own = await ownPrices(asking, ids);
  return { ...page, results: page.results.map((one): ListVersion => ({ ...one, own: own.get(one._id) ?? {} })) };
}

/** A page of products with what their versions cost in each list. */
export async function listListProducts(asking: Asking, query: PriceListQuery) {
  const page = await listGroups(asking, asked(query));
  const own = await ownPrices(
    asking,
    page.results.flatMap(({ only }) => only?._id ?? []),
  );
  const ranges = await priceRanges(
    asking,
    page.results.flatMap(({ _id, only }) => (only ? [] : [_id])),
  );
  const results = page.results.map(({ only, ...product }): ListProduct => ({
    ...product,
    only: only && { ...only, own: own.get(only._id) ?? {} },
    lists: ranges.get(product._id) ?? {},
  }));
  return { ...page, results };
}

type Prices = { db: Database } & Pick<Asking, 'role'>;

async function ownPrices({ db, role }: Prices, ids: string[]): Promise<ReadonlyMap<string, ListVersion['own']>> {
  if (ids.length === 0 || !operatorCan(role, 'prices.read')) return new Map();
  return new Map((await listOwnPrices(db, ids)).map(({ id, own }) => [id, own]));
}

async function priceRanges({ db, role }: Prices, ids: string[]): Promise<ReadonlyMap<string, ListProduct['lists']>> {
  const found = new Map<string, ListProduct['lists']>();
  if (ids.length === 0 || !operatorCan(role, 'prices.read')) return found;
  for (const { id, tradeTypeId, from, to } of await listPriceRanges(db, ids))
    found.set(id, { ...found.get(id), [tradeTypeId]: { from, to } });
  return found;
}
