import { operatorCan } from '@tonalia/contract/office-rights';
import type { ListProduct, ListVersion, PriceListQuery } from '@tonalia/contract/price-lists';
import type { GridVersion } from '@tonalia/contract/products-grid';
import { lowestMargin } from '@tonalia/rules/policy';
import { taxRates } from '@tonalia/rules/tax';
import type { Database } from '../../../platform/transaction.ts';
import { type Asking, listGroups, listVersions } from '../grid/list-grid.ts';
import { listListCosts, listOwnPrices, listPriceRanges, listProductCosts } from './price-lists.sql.ts';

const asked = (query: PriceListQuery) => ({ ...query, tab: 'all', sort: 'name' }) as const;

/** A page of versions with the prices of all lists. The errors of `listVersions`. */
export async function listListVersions(asking: Asking, query: PriceListQuery) {
  const page = await listVersions(asking, asked(query));
  return { ...page, results: await withPrices(asking, page.results), lowestMargin };
}

/** A page of products with what their versions cost in each list. The errors of `listGroups`. */
export async function listListProducts(asking: Asking, query: PriceListQuery) {
  const page = await listGroups(asking, asked(query));
  const single = await withPrices(
    asking,
    page.results.flatMap(({ only }) => only ?? []),
  );
  const priced = new Map(single.map((one) => [one._id, one]));
  const ranges = await priceRanges(
    asking,
    page.results.flatMap(({ _id, only }) => (only ? [] : [_id])),
  );
  const costs = await productCosts(
    asking,
    page.results.map(({ _id }) => _id),
  );
  const results = page.results.map(({ only, ...product }): ListProduct => ({
    ...product,
    only: (only && priced.get(only._id)) ?? null,
    lists: ranges.get(product._id) ?? {},
    taxRate: costs.get(product._id)?.taxRate ?? taxRates.general,
    costs: costs.get(product._id)?.costs ?? null,
  }));
  return { ...page, results, lowestMargin };
}

type Prices = { db: Database } & Pick<Asking, 'role'>;

async function withPrices(asking: Prices, versions: readonly GridVersion[]): Promise<ListVersion[]> {
  const ids = versions.map(({ _id }) => _id);
  if (ids.length === 0) return [];
  const [own, costs] = await Promise.all([ownPrices(asking, ids), listListCosts(asking.db, ids)]);
  const seesCosts = operatorCan(asking.role, 'costs.read');
  const known = new Map(costs.map((unit) => [unit.id, unit]));
  return versions.map((version) => {
    const unit = known.get(version._id);
    return {
      ...version,
      own: own.get(version._id) ?? {},
      taxRate: taxRates[unit?.taxClass ?? 'general'],
      cost: seesCosts ? (unit?.cost ?? null) : null,
    };
  });
}

async function productCosts({ db, role }: Prices, ids: string[]) {
  const seesCosts = operatorCan(role, 'costs.read');
  const rows = ids.length > 0 ? await listProductCosts(db, ids) : [];
  return new Map(
    rows.map(({ id, taxClass, from, to }) => [
      id,
      { taxRate: taxRates[taxClass], costs: seesCosts && from !== null && to !== null ? { from, to } : null },
    ]),
  );
}

async function ownPrices({ db, role }: Prices, ids: string[]): Promise<ReadonlyMap<string, ListVersion['own']>> {
  if (!operatorCan(role, 'prices.read')) return new Map();
  return new Map((await listOwnPrices(db, ids)).map(({ id, own }) => [id, own]));
}

async function priceRanges({ db, role }: Prices, ids: string[]): Promise<ReadonlyMap<string, ListProduct['lists']>> {
  const found = new Map<string, ListProduct['lists']>();
  if (ids.length === 0 || !operatorCan(role, 'prices.read')) return found;
  for (const { id, tradeTypeId, from, to } of await listPriceRanges(db, ids))
    found.set(id, { ...found.get(id), [tradeTypeId]: { from, to } });
  return found;
}
