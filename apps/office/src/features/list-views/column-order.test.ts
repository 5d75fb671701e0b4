import { expect, test } from 'vitest';
import { arranged } from './column-order.rules.ts';

const columns = ['code', 'hour', 'customer', 'total'].map((name) => ({ name }));
const names = (order: readonly string[]) => arranged(columns, order).map(({ name }) => name);

test('columns are in the chosen order, and a column that came later keeps its neighbour (OFC-009)', () => {
  expect(names([])).toEqual(['code', 'hour', 'customer', 'total']);
  expect(names(['total', 'customer', 'hour', 'code'])).toEqual(['total', 'customer', 'hour', 'code']);
  expect(names(['total', 'code', 'customer'])).toEqual(['total', 'code', 'hour', 'customer']);
  expect(names(['gone', 'total', 'hour', 'customer', 'total'])).toEqual(['code', 'total', 'hour', 'customer']);
});
