import { expect, test } from 'vitest';
import { monthBefore, purchasesOf } from './purchases.rules.ts';

const bought = [
  { day: '2024-10-31', orders: 1, amount: 7 },
  { day: '2024-12-01', orders: 1, amount: 100 },
  { day: '2025-10-31', orders: 1, amount: 20 },
  { day: '2025-11-01', orders: 2, amount: 300 },
  { day: '2026-10-31', orders: 1, amount: 150 },
  { day: '2026-11-01', orders: 1, amount: 9_000 },
  { day: '2026-11-15', orders: 1, amount: 9_000 },
];

test('the year of a customer is twelve closed months, and this month is only drawn (OFC-301)', () => {
  const { year, yearBefore, months } = purchasesOf(bought, '2026-11-23');
  expect(year).toEqual({ orders: 3, amount: 450, average: 150 });
  expect(yearBefore).toBe(120);
  expect(months.map(({ month }) => month)).toEqual([
    '2025-12',
    ...['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11'].map((month) => `2026-${month}`),
  ]);
  expect(months.slice(-2)).toEqual([
    { month: '2026-10', orders: 1 },
    { month: '2026-11', orders: 2 },
  ]);
});

test('the rhythm of a customer is its median interval, and one order has none (OFC-301)', () => {
  expect(purchasesOf(bought.slice(-3), '2026-11-23').every).toBe(8);
  expect(purchasesOf(bought.slice(-1), '2026-11-23')).toMatchObject({ every: null, year: { orders: 0, average: 0 } });
});

test('a month before January is of the year before', () => {
  expect([monthBefore('2026-01-31', 0), monthBefore('2026-01-31', 1), monthBefore('2026-03-31', 13)]).toEqual([
    '2026-01',
    '2025-12',
    '2025-02',
  ]);
});
