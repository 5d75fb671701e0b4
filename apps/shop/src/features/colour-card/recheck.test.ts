import { expect, test } from 'vitest';
import { makeProduct, makeVersion } from '../../../test/make.ts';
import { NO_DRAFT } from './drafts/shade-draft.ts';
import { recheck } from './recheck.ts';

const of = (code: string, price: number, stock: number) =>
  makeVersion({ code, price, stock, quantityAvailable: stock });
const stored = (lines: [string, number, number][]) => ({
  ...NO_DRAFT,
  isChecked: false,
  chosen: new Map(lines.map(([code, units]) => [code, units])),
  prices: new Map(lines.map(([code, , price]) => [code, price])),
});

test('a stored selection is reduced to current stock and reports the changes', () => {
  const product = makeProduct({
    minQuantity: 2,
    versions: [of('A', 10, 9), of('B', 12, 9), of('C', 10, 5), of('D', 10, 1)],
  });
  const draft = stored([
    ['A', 4, 10],
    ['B', 4, 10],
    ['C', 8, 10],
    ['D', 2, 10],
    ['E', 2, 10],
  ]);
  const now = recheck(draft, product, ({ stock }) => stock);
  expect([...now.chosen]).toEqual([
    ['A', 4],
    ['B', 4],
    ['C', 4],
  ]);
  expect(now.news).toEqual({ gone: 2, fewer: 1, priced: 1 });
  expect(now.prices.get('B')).toBe(12);
});

test('a stored selection without changes has no news', () => {
  const now = recheck(stored([['A', 4, 10]]), makeProduct({ versions: [of('A', 10, 9)] }), () => 9);
  expect(now).toMatchObject({ isChecked: true, news: null });
});
