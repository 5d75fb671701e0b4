import { expect, test } from 'vitest';
import { sumsWith } from './sums-with.ts';

const goods = { subtotal: 110_000, savings: 8_000, couponSavings: 2_000, shipping: 9_000 };
/** A cart with 100.000 pesos of goods; its last payment method added 500. */
const cart = { ...goods, movement: 500, total: 109_500 };
const less = { movementAmount: -2_000 };
const more = { movementAmount: 5_000 };

test.each([
  ['the method alone', 0, undefined, -2_000],
  ['the method alone, though there is credit', 0, more, -2_000],
  ['a quarter on credit that costs nothing', 25_000, { movementAmount: 0 }, -1_500],
  ['a quarter on credit that costs', 25_000, more, -1_500 + 1_250],
  ['more on credit than the goods are', 105_000, more, 5_000],
])('%s: the shown sum is the sum of the order · RT-35', (_, onCredit, credit, movement) => {
  expect(sumsWith(cart, less, onCredit, credit)).toMatchObject({ ...goods, movement, total: 109_000 + movement });
});
