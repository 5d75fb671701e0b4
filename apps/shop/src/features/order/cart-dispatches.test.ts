import type { CartProduct } from '@tonalia/contract/purchase';
import { expect, test } from 'vitest';
import { cartDispatches } from './cart-dispatches.ts';
import { dispatchName, dispatchShortName, partName } from './dispatches.ts';

// as: only the day and the units count
const line = (dispatchDate: string | null, quantity: number) =>
  ({ advancedPurchasing: dispatchDate !== null, dispatchDate, quantity }) as CartProduct;
const [now, april, may] = [line(null, 2), line('2026-04-07', 3), line('2026-05-05', 4)];
const seen = (products: CartProduct[], together: boolean) =>
  cartDispatches({ products, together }).map(({ day, units, lines }) => [day, units, lines.length]);

test('a cart is delivered by dispatch day, or together on the last of them', () => {
  expect(seen([april, now, may, line(null, 1)], false)).toEqual([
    [null, 3, 2],
    ['2026-04-07', 3, 1],
    ['2026-05-05', 4, 1],
  ]);
  expect(seen([april, now, may], true)).toEqual([['2026-05-05', 9, 3]]);
  expect(seen([april, april], true)).toEqual([['2026-04-07', 6, 2]]);
  expect(seen([], true)).toEqual([]);
});

test('a dispatch is named by its day, and by its city where two have the same', () => {
  expect([dispatchName(null), dispatchShortName(null)].map((name) => name.length > 0)).toEqual([true, true]);
  expect([dispatchName('2026-04-07'), dispatchShortName('2026-04-07')]).toEqual(['Martes 7 de abril', 'Mar 7 abr']);
  expect(partName({ dispatchDate: '2026-04-07' })).toBe('Martes 7 de abril');
  expect(partName({ dispatchDate: '2026-04-07', leavesFrom: 'Medellín' })).toBe('Martes 7 de abril, desde Medellín');
});
