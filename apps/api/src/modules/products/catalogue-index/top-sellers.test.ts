import { expect, test } from 'vitest';
import { factsRow, makeIndex } from '../../../../test/make-index.ts';
import { TOP_SELLERS } from './catalogue-index.ts';

const row = (id: number, units_sold: number, isSold = true) =>
  factsRow({ id: String(id), units_sold, ...(!isSold && { versions: null }) });

test('a top seller sold at least as much as the sixtieth of all published products, including those without versions', () => {
  const rows = Array.from({ length: TOP_SELLERS }, (_, n) => row(n + 1, 1_000 - n));
  expect(makeIndex(rows.slice(1)).topSellerUnits()).toBe(0);
  const index = makeIndex(rows);
  expect(index.topSellerUnits()).toBe(941);
  index.replace(['61'], [row(61, 2_000, false)]);
  expect(index.topSellerUnits()).toBe(942);
  index.replace(['61'], []);
  expect(index.topSellerUnits()).toBe(941);
  expect(makeIndex([...rows, row(61, 2_000, false)]).topSellerUnits()).toBe(942);
});
