import { expect, test } from 'vitest';
import { partAfter } from './moved-order.rules.ts';

const hours = (day: string) => ({ day, from: '08:00', to: '12:00' });
const part = (dispatchDate: string, lines: number[], leavesFrom?: string) => ({
  dispatchDate,
  ...(leavesFrom ? { leavesFrom } : {}),
  delivery: hours(dispatchDate),
  products: lines.map((line) => ({ line })),
});
const order = { shipments: [part('2026-12-01', [1, 2]), part('2026-12-08', [3])] };

test('OFC-408: moved lines form a part of their own on a day without one, with the new window', () => {
  const to = '2026-12-15';
  expect(partAfter(order, { to, lineNos: [2] }, hours('2026-12-16'))).toEqual({
    dispatchDate: to,
    delivery: hours('2026-12-16'),
    products: [{ line: 2 }],
  });
  expect(partAfter(order, { to, lineNos: [3] }, undefined)?.delivery).toBeNull();
});

test('OFC-408: moved lines join the part of that day, which keeps its window', () => {
  const joined = partAfter(order, { to: '2026-12-08', lineNos: [1] }, hours('2026-12-30'));
  expect(joined).toEqual({ ...part('2026-12-08', [3, 1]) });
});

test('OFC-408: moved lines join only a part from the same warehouse', () => {
  const shipments = [
    part('2026-12-01', [1], 'Cali'),
    part('2026-12-08', [2], 'Bogotá'),
    part('2026-12-08', [3], 'Cali'),
  ];
  const joined = partAfter({ shipments }, { to: '2026-12-08', lineNos: [1] }, null);
  expect(joined).toMatchObject({ leavesFrom: 'Cali', products: [{ line: 3 }, { line: 1 }] });
});

test('OFC-408: an order without a moved line has no part for it', () => {
  expect(partAfter(order, { to: '2026-12-08', lineNos: [9] }, null)).toBeUndefined();
});
