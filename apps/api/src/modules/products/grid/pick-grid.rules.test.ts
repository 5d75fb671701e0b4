import { expect, test } from 'vitest';
import {
  type GridFacts,
  type GridFilterValues,
  countTabs,
  pickProducts,
  pickVersions,
  wantedVersions,
} from './pick-grid.rules.ts';

const none: GridFilterValues = {
  tab: 'all',
  typed: null,
  categoryIds: null,
  brandId: null,
  productId: null,
  tradeTypeId: null,
  owned: null,
  hasStock: null,
  marginBelow: null,
  isPresold: null,
  presold: new Set(),
};
const facts = (id: number, other: Partial<GridFacts> = {}): GridFacts => ({
  id,
  productId: String(id),
  brandId: '1',
  categoryId: '1',
  name: `producto ${id}`,
  productCode: `P-${id}`,
  productWords: `producto ${id} p-${id}`,
  versionWords: `v-${id}`,
  isCombo: false,
  rate: 19,
  code: `V-${id}`,
  position: 0,
  basePrice: 11_900,
  prices: {},
  cost: null,
  isVisible: true,
  hasPhoto: true,
  available: 3,
  ...other,
});
const idsOf = (rows: readonly GridFacts[], filters: Partial<GridFilterValues>) =>
  wantedVersions(rows, { ...none, ...filters }).map(({ id }) => id);

test('each filter alone leaves what fits (OFC-401)', () => {
  const rows = [
    facts(1, { brandId: '2', prices: { salon: 10_000 } }),
    facts(2, { categoryId: '2', isVisible: false, available: 1 }),
    facts(3, { available: 0, hasPhoto: false }),
    facts(4, { available: 0, isCombo: true }),
  ];
  expect(idsOf(rows, {})).toEqual([1, 2, 3, 4]);
  expect(idsOf(rows, { brandId: '2' })).toEqual([1]);
  expect(idsOf(rows, { categoryIds: new Set(['2', '9']) })).toEqual([2]);
  expect(idsOf(rows, { productId: '3' })).toEqual([3]);
  expect(idsOf(rows, { owned: 'salon' })).toEqual([1]);
  expect(idsOf(rows, { hasStock: true })).toEqual([1, 2]);
  expect(idsOf(rows, { hasStock: false })).toEqual([3]);
  expect(idsOf(rows, { isPresold: true, presold: new Set(['2']) })).toEqual([2]);
  expect(idsOf(rows, { isPresold: false, presold: new Set(['2']) })).toEqual([1, 3, 4]);
  expect(idsOf(rows, { tab: 'hidden' })).toEqual([2]);
  expect(idsOf(rows, { tab: 'no_photo' })).toEqual([3]);
  expect(idsOf(rows, { tab: 'sold_out' })).toEqual([3]);
  expect(idsOf(rows, { tab: 'no_price' })).toEqual([]);
  expect(idsOf(rows, { tab: 'no_price', tradeTypeId: 'salon' })).toEqual([2, 3, 4]);
});

test('every word is in the text of the version or of its product, and a barcode finds its version (OFC-401)', () => {
  const rows = [
    facts(1, { productWords: 'tinte rubio ts-1', versionWords: 'ts-71 7.1 cenizo' }),
    facts(2, { productWords: 'tinte negro ts-2', versionWords: 'ts-10 1.0' }),
  ];
  const typed = (words: string[], ids: number[] = []) => idsOf(rows, { typed: { words, ids } });
  expect(typed(['tinte', 'ceni'])).toEqual([1]);
  expect(typed(['tinte', '%'])).toEqual([]);
  expect(typed(['7701234567890'], [2])).toEqual([2]);
  expect(typed([])).toEqual([1, 2]);
});

test('a low margin counts the lowest price of all lists without IVA; without a cost there is none (OFC-401)', () => {
  // 11.900 is 10.000 without IVA: 33 % above the cost leaves 6.700
  const low = (other: Partial<GridFacts>) => idsOf([facts(1, other)], { marginBelow: 33 }).length === 1;
  expect(low({ cost: null })).toBe(false);
  expect(low({ cost: 6_700 })).toBe(false);
  expect(low({ cost: 6_701 })).toBe(true);
  expect(low({ cost: 6_700, prices: { salon: 11_800 } })).toBe(true);
  expect(low({ cost: 6_700, prices: { salon: 12_900 } })).toBe(false);
  expect(low({ cost: 6_701, rate: 0 })).toBe(false);
});

test('a page has its part of the order, equals in the order of the rows, and nothing beyond the end (OFC-401)', () => {
  const prices = [300, 100, 200, 100, 300];
  const rows = prices.map((basePrice, n) => facts(n + 1, { basePrice, code: `C${9 - n}` }));
  const page = (sort: 'name' | 'code' | 'price' | '-price', number = 1) =>
    pickVersions(rows, { sort, page: number, limit: 2 }).map(({ id }) => id);
  expect([page('name'), page('name', 3), page('name', 4)]).toEqual([[1, 2], [5], []]);
  expect([page('price'), page('price', 2), page('price', 3), page('price', 4)]).toEqual([[2, 4], [3, 1], [5], []]);
  expect([page('-price'), page('-price', 2)]).toEqual([
    [1, 5],
    [3, 2],
  ]);
  expect([page('code'), page('code', 3)]).toEqual([[5, 4], [1]]);
});

test('the first of thousands are found however they come', () => {
  const rows = Array.from({ length: 5_000 }, (_, n) => facts(n, { basePrice: (n * 2_477) % 5_000 }));
  const sorted = rows.toSorted((one, other) => one.basePrice - other.basePrice || one.id - other.id);
  for (const page of [1, 2, 9])
    expect(pickVersions(rows, { sort: 'price', page, limit: 200 })).toEqual(sorted.slice((page - 1) * 200, page * 200));
});

test('a product has what its versions that are left have in common, with the prices of the chosen list (OFC-401)', () => {
  const rows = [
    facts(7, { productId: '1', basePrice: 500, prices: { salon: 450 }, available: 2 }),
    facts(4, { productId: '1', basePrice: 900, isVisible: false, available: 0 }),
    facts(9, { productId: '2', productCode: 'A-1' }),
  ];
  const picked = (sort: 'name' | 'code', tradeTypeId?: string, page = 1) =>
    pickProducts(rows, { sort, page, limit: 2, ...(tradeTypeId !== undefined && { tradeTypeId }) });
  const one = { productId: '1', first: '4', versions: 2, visible: 1, lowest: 500, highest: 900, available: 2 };
  expect(picked('name').products[0]).toEqual(one);
  expect(picked('name', 'salon').products[0]).toEqual({ ...one, lowest: 450, highest: 450 });
  expect(picked('name', 'spa').products[0]).toEqual({ ...one, lowest: null, highest: null });
  expect(picked('code').products.map(({ productId }) => productId)).toEqual(['2', '1']);
  expect(picked('name', undefined, 2)).toEqual({ total: 2, products: [] });
});

test('the tabs count under the other filters (OFC-401)', () => {
  const rows = [
    facts(1, { hasPhoto: false, available: 0 }),
    facts(2, { isVisible: false, prices: { salon: 1 } }),
    facts(3, { brandId: '2', available: 0 }),
  ];
  const counts = { all: 2, no_photo: 1, no_price: 1, sold_out: 1, hidden: 1 };
  expect(countTabs(rows, { ...none, brandId: '1', tradeTypeId: 'salon', tab: 'hidden' })).toEqual(counts);
});
