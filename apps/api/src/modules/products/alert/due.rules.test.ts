import { expect, test } from 'vitest';
import { isDue } from './due.rules.ts';

const offer = { active: true, stock: 3, minQuantity: 1, presale: null, price: 10_000 };
const stock = { kind: 'stock', priceThen: 10_000 } as const;
const price = { kind: 'price', priceThen: 10_000 } as const;

test('SEL-007: a version that can be bought again is due, also for less or more than before', () => {
  expect(isDue(stock, offer)).toBe(true);
  expect(isDue(stock, { ...offer, price: 12_000 })).toBe(true);
});

test('SEL-007: what cannot be bought is not due: without stock, below the least quantity, withdrawn', () => {
  expect(isDue(stock, { ...offer, stock: 0 })).toBe(false);
  expect(isDue(stock, { ...offer, minQuantity: 4 })).toBe(false);
  expect(isDue(stock, { ...offer, active: false })).toBe(false);
  expect(isDue(stock, { ...offer, stock: 0, presale: { left: null } })).toBe(false);
  expect(isDue(price, { ...offer, stock: 0, price: 9_000 })).toBe(false);
});

test('SEL-007: a lower price is due, the same or a higher one is not', () => {
  expect(isDue(price, { ...offer, price: 9_999 })).toBe(true);
  expect(isDue(price, offer)).toBe(false);
  expect(isDue(price, { ...offer, price: 10_001 })).toBe(false);
});

test('SEL-007: a lower price of an open presale is due while it has units', () => {
  const presold = { ...offer, stock: 0, price: 9_000 };
  expect(isDue(price, { ...presold, presale: { left: null } })).toBe(true);
  expect(isDue(price, { ...presold, presale: { left: 0 } })).toBe(false);
});
