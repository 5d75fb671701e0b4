import type { CartView, ProductNews } from '@tonalia/contract/purchase';
import { expect, test } from 'vitest';
import { makeCart, makeLine } from '../../../test/make.ts';
import { newsSums } from './news-sums.ts';

function changed(code: string, kind: ProductNews['kind'], was: [number, number], is: [number, number]): ProductNews {
  const [price, quantity] = was;
  return {
    line: makeLine({ code, price: is[0], quantity, amount: is[0] * quantity }),
    kind,
    before: { price, quantity, dispatchDate: null },
    after: { price: is[0], quantity: is[1], dispatchDate: null },
  };
}

function view(...productsNews: ProductNews[]): CartView {
  const same = makeLine({ code: 'SAME', price: 10_000, quantity: 3, amount: 30_000 });
  const there = productsNews.filter(({ kind }) => kind !== 'gone').map(({ line }) => line);
  return { ...makeCart([same, ...there]), productsNews };
}

test('the effects of the changes add up to the difference', () => {
  const sums = newsSums(
    view(
      changed('A', 'price', [12_900, 3], [13_500, 3]),
      changed('B', 'stock', [9_800, 10], [9_800, 4]),
      changed('C', 'date', [20_000, 2], [20_000, 2]),
      changed('D', 'gone', [12_900, 2], [12_900, 0]),
    ),
  );
  expect(sums).toEqual({
    before: { units: 20, pesos: 30_000 + 38_700 + 98_000 + 40_000 + 25_800 },
    after: { units: 12, pesos: 30_000 + 40_500 + 39_200 + 40_000 },
    byKind: { price: 1_800, stock: -58_800, gone: -25_800 },
  });
  const { price, stock, gone } = sums.byKind;
  expect(sums.before.pesos + price + stock + gone).toBe(sums.after.pesos);
});

test('fewer units at a new price are both shown, once', () => {
  const { before, after, byKind } = newsSums(view(changed('A', 'stock', [10_000, 5], [9_000, 2])));
  expect(byKind).toEqual({ price: -2_000, stock: -30_000, gone: 0 });
  expect(before.pesos + byKind.price + byKind.stock).toBe(after.pesos);
});
