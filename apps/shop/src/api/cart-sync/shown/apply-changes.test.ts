import type { CartProduct, CartView } from '@tonalia/contract/purchase';
import { expect, test } from 'vitest';
import { type Pending, lineId, noCart, unitsOf } from '../cart-line.ts';
import { applyChanges } from './apply-changes.ts';

// as: what a change does not read is left out
const line = (code: string, quantity: number, more: Partial<CartProduct> = {}) =>
  ({
    productId: code,
    code,
    versionCode: null,
    assemblyCode: null,
    assemblyVersionCode: null,
    advancedPurchasing: false,
    quantity,
    price: 8_000,
    originalPrice: 10_000,
    amount: quantity * 8_000,
    ...more,
  }) as CartProduct;
// as: only the sums and the lines change
const cartOf = (...products: CartProduct[]) =>
  ({
    cart: { amount: 5, subtotal: 50_000, savings: 10_000, total: 40_000, products },
    outOfStock: [],
    productsNews: [],
  }) as unknown as CartView;
const changed = (view: CartView, ...changes: [CartProduct, Pending][]) =>
  applyChanges(view, new Map(changes.map(([one, pending]) => [lineId(one), pending])));
const sums = ({ cart }: CartView) => cart && [cart.amount, cart.subtotal, cart.savings, cart.total];

const [dye, wax] = [line('D', 3), line('W', 2)];
const view = cartOf(dye, wax);

test('units set and added change the line and the sums', () => {
  const shown = changed(view, [dye, { to: 4, plus: 2 }]);
  expect(shown.cart?.products).toEqual([{ ...dye, quantity: 6, amount: 48_000 }, wax]);
  expect(sums(shown)).toEqual([8, 80_000, 16_000, 64_000]);
  expect(changed(view, [dye, { to: 1, plus: 0 }]).cart?.products[0]?.quantity).toBe(1);
  expect(sums(changed(view, [wax, { plus: 1 }]))).toEqual([6, 60_000, 12_000, 48_000]);
});

test('a line of no units leaves, and one that the cart lacks comes last', () => {
  const lip = line('L', 9);
  const shown = changed(view, [dye, { to: 0, plus: 0 }], [lip, { plus: 2, line: lip }]);
  expect(shown.cart?.products.map(({ code, quantity }) => [code, quantity])).toEqual([
    ['W', 2],
    ['L', 2],
  ]);
  expect(sums(shown)).toEqual([4, 40_000, 8_000, 32_000]);
});

test('a line in the cart is counted once, although its change knows how it looks', () => {
  expect(changed(view, [dye, { plus: 1, line: dye }]).cart?.products.map(({ quantity }) => quantity)).toEqual([4, 2]);
});

test('without a loaded cart what is added is shown, and what only changes units is not', () => {
  expect(sums(changed(noCart, [dye, { plus: 2, line: dye }]))).toEqual([2, 20_000, 4_000, 16_000]);
  expect(changed(noCart, [dye, { plus: 2, line: dye }]).cart).toMatchObject({
    couponSavings: 0,
    movement: 0,
    shipping: 0,
    creditAmount: 0,
  });
  expect(changed(noCart, [dye, { plus: 2 }])).toBe(noCart);
});

test('no change leaves the same cart', () => {
  expect(changed(view)).toBe(view);
  expect(changed(view, [dye, { plus: 0 }])).toBe(view);
  // one unit more of a gift changes no peso
  const gift = line('G', 1, { price: 0, originalPrice: 0 });
  expect(sums(changed(cartOf(gift), [gift, { plus: 1 }]))).toEqual([6, 50_000, 10_000, 40_000]);
});

test('a line is known by its codes, with its presale apart; a product without shades by its own code', () => {
  const ids = [
    line('D', 1),
    line('D', 1, { versionCode: 'D' }),
    line('D', 1, { versionCode: 'D1' }),
    line('D', 1, { advancedPurchasing: true }),
    line('D', 1, { assemblyCode: 'C', assemblyVersionCode: 'X' }),
  ].map(lineId);
  expect(ids).toEqual(['D||||', 'D||||', 'D|D1|||', 'D||||presale', 'D||C|X|']);
  expect(unitsOf(cartOf(line('D', 1), line('D', 2, { versionCode: 'D1' }), wax), 'D')).toBe(3);
  expect(unitsOf(undefined, 'D')).toBe(0);
});
