import { seeded } from '@tonalia/demo/random';
import { expect, test } from 'vitest';
import { type StockFilters, type StockRow, pickStock } from './pick-stock.rules.ts';

const row = (id: number, change: Partial<StockRow> = {}): StockRow => ({
  id,
  productId: `p${id}`,
  brandId: '1',
  categoryId: '10',
  name: 'tinte',
  productWords: 'tinte crema ts',
  versionWords: `rubio ${id} ts-${id}`,
  position: id,
  onHand: 10,
  reserved: 0,
  available: 10,
  cost: 100,
  isShelved: true,
  isExcludedFromPresale: false,
  ...change,
});
const filters = (change: Partial<StockFilters> = {}): StockFilters => ({
  tab: 'all',
  sort: 'name',
  page: 1,
  limit: 50,
  brandId: null,
  categoryIds: null,
  ids: null,
  typed: null,
  presold: null,
  isPresold: null,
  isReserved: null,
  isShelved: null,
  cover: null,
  ...change,
});
const rows = [
  row(1),
  row(2, { available: 0, onHand: 3, reserved: 3, cost: null }),
  row(3, { brandId: '2', categoryId: '20', isShelved: false }),
  row(4, { onHand: 0, available: 0, isShelved: null }),
  row(5, { isExcludedFromPresale: true }),
];
/** Version 1 lasts ten days, version 3 a little longer. */
const rates = new Map([
  [1, 1],
  [2, 0.5],
  [3, 0.99],
]);
const picked = (change: Partial<StockFilters>) =>
  pickStock(rows, rates, filters(change)).sums.map(({ id }) => Number(id));

test('each tab has its versions: up to ten days of cover, none available, no sales (OFC-405)', () => {
  expect(picked({ tab: 'running_out' })).toEqual([1]);
  expect(picked({ tab: 'out' })).toEqual([2, 4]);
  expect(picked({ tab: 'idle' })).toEqual([5]);
  const { counts, value } = pickStock(rows, rates, filters());
  expect(counts).toEqual({ all: 5, running_out: 1, out: 2, idle: 1 });
  expect(value).toBe(3_000);
  expect(pickStock(rows, rates, filters({ tab: 'running_out', cover: 30 }))).toMatchObject({
    value: 1_000,
    counts: { all: 3, out: 1 },
  });
});

test('a version says its units, its sales a day and whole days of cover (OFC-405)', () => {
  const { sums } = pickStock(rows, rates, filters({ ids: new Set([3, 5]) }));
  expect(sums).toEqual([
    { id: '3', onHand: 10, reserved: 0, available: 10, perDay: 0.99, coverDays: 10 },
    { id: '5', onHand: 10, reserved: 0, available: 10, perDay: 0, coverDays: null },
  ]);
});

test.each<[string, Partial<StockFilters>, number[]]>([
  ['a brand', { brandId: '2' }, [3]],
  ['categories', { categoryIds: new Set(['20', '30']) }, [3]],
  ['words of product and version', { typed: { words: ['crema', 'rubio', 'ts-4'], ids: [] } }, [4]],
  ['a word that neither has', { typed: { words: ['crema', 'champu'], ids: [] } }, []],
  ['a barcode', { typed: { words: ['770123'], ids: [2] } }, [2]],
  ['units that orders hold', { isReserved: true }, [2]],
  ['no units that orders hold', { isReserved: false }, [1, 3, 4, 5]],
  ['a shelf in each warehouse', { isShelved: true }, [1, 2, 5]],
  ['a missing shelf', { isShelved: false }, [3]],
  ['an open presale', { isPresold: true, presold: new Set(['p1', 'p5']) }, [1]],
  ['no open presale', { isPresold: false, presold: new Set(['p1', 'p5']) }, [2, 3, 4, 5]],
  ['days of cover, the last one too', { cover: 10 }, [1, 2]],
  ['cover first, unsold last', { sort: 'cover' }, [2, 1, 3, 4, 5]],
  ['fewest available first', { sort: 'available' }, [2, 4, 1, 3, 5]],
  ['most available first', { sort: '-available' }, [1, 3, 5, 2, 4]],
  ['the second page', { page: 2, limit: 2 }, [3, 4]],
  ['a page after the last', { page: 9, limit: 2 }, []],
])('filtered by %s', (_, change, expected) => {
  expect(picked(change)).toEqual(expected);
});

test('one unit is enough to run out, to lie idle or to be reserved (OFC-405)', () => {
  const few = [row(1, { onHand: 1, available: 1 }), row(2, { onHand: 1, available: 0, reserved: 1 })];
  const shown = (change: Partial<StockFilters>) =>
    pickStock(few, new Map([[1, 1]]), filters(change)).sums.map(({ id }) => Number(id));
  expect(shown({ tab: 'running_out' })).toEqual([1]);
  expect(shown({ tab: 'idle' })).toEqual([2]);
  expect(shown({ isReserved: true })).toEqual([2]);
});

test('a row that comes after many is in its place between the last two of a page', () => {
  const units = [...Array.from({ length: 1_050 }, (_, at) => (at < 49 ? at + 1 : at + 2)), 50];
  const many = units.map((available) => row(available, { available }));
  const { sums } = pickStock(many, new Map(), filters({ sort: 'available', limit: 50 }));
  expect(sums.map(({ available }) => available)).toEqual(Array.from({ length: 50 }, (_, at) => at + 1));
});

test('a page is the slice of all rows sorted, equals by name, however deep it is', () => {
  const random = seeded('pages of the stock');
  const many = Array.from({ length: 6_000 }, (_, n) => row(n + 1, { available: random.whole(0, 40) }));
  for (const [page, limit] of [
    [1, 50],
    [7, 50],
    [30, 100],
    [119, 50],
    [1, 6_000],
  ] as const) {
    const from = (page - 1) * limit;
    const ascending = many.toSorted((one, other) => one.available - other.available).slice(from, from + limit);
    const descending = many.toSorted((one, other) => other.available - one.available).slice(from, from + limit);
    const idsOf = (sort: StockFilters['sort']) =>
      pickStock(many, new Map(), filters({ sort, page, limit })).sums.map(({ id }) => Number(id));
    expect(idsOf('available')).toEqual(ascending.map(({ id }) => id));
    expect(idsOf('-available')).toEqual(descending.map(({ id }) => id));
  }
});
