import { expect, test } from 'vitest';
import { createStockTable } from './stock-table.ts';

test('stock that was read is known in every warehouse, 0 where the product has none', () => {
  const stock = createStockTable();
  stock.put(0, { BOG: 5, MDE: 2 });
  stock.put(1, { BOG: 7 });
  expect([stock.of(0, 'BOG'), stock.of(0, 'MDE'), stock.of(1, 'BOG'), stock.of(1, 'MDE')]).toEqual([5, 2, 7, 0]);
  expect([stock.of(2, 'BOG'), stock.of(0, 'CLO')]).toEqual([null, null]);
});

test('changed stock is unknown until it is read again', () => {
  const stock = createStockTable();
  stock.put(0, { BOG: 5 });
  stock.put(1, { BOG: 6 });
  stock.forget(0);
  expect([stock.of(0, 'BOG'), stock.of(1, 'BOG')]).toEqual([null, 6]);
  stock.learn(0, 'BOG', 4, stock.state());
  expect(stock.of(0, 'BOG')).toBe(4);
  stock.forgetAll();
  expect([stock.of(0, 'BOG'), stock.of(1, 'BOG')]).toEqual([null, null]);
});

test('stock read while some stock changed is discarded, because it may be older', () => {
  const stock = createStockTable();
  stock.put(0, { BOG: 5 });
  stock.forget(0);
  const state = stock.state();
  stock.forget(0);
  stock.learn(0, 'BOG', 4, state);
  expect(stock.of(0, 'BOG')).toBeNull();
});
