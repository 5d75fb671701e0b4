import { expect, test } from 'vitest';
import { dueTable, nextToLeave } from './due-table.ts';

const warehouses = [
  { _id: 'BOG', name: 'Bogotá' },
  { _id: 'MDE', name: 'Medellín' },
  { _id: 'CLO', name: 'Cali' },
];
const cell = (day: string, warehouseId: string, orders: number, isLate = false, isPreSales = false) => ({
  day,
  warehouseId,
  orders,
  isLate,
  isPreSales,
});

test('open orders are summed by day and warehouse, and a warehouse without any has no column · OFC-101', () => {
  const due = [
    cell('2026-11-24', 'BOG', 13),
    cell('2026-11-21', 'BOG', 1, true),
    cell('2026-11-24', 'CLO', 4),
    cell('2026-11-26', 'CLO', 6, false, true),
  ];
  const table = dueTable({ due, warehouses });
  expect(table.warehouses.map(({ name }) => name)).toEqual(['Bogotá', 'Cali']);
  expect(table.rows).toEqual([
    { day: '2026-11-21', isLate: true, isPreSales: false, orders: [1, 0], total: 1 },
    { day: '2026-11-24', isLate: false, isPreSales: false, orders: [13, 4], total: 17 },
    { day: '2026-11-26', isLate: false, isPreSales: true, orders: [0, 6], total: 6 },
  ]);
  expect(table.totals).toEqual([14, 10]);
  expect(table.total).toBe(24);
});

test('the warehouse with most open orders comes first (OFC-101)', () => {
  const due = [cell('2026-11-24', 'BOG', 3), cell('2026-11-24', 'CLO', 4), cell('2026-11-25', 'MDE', 9)];
  expect(dueTable({ due, warehouses }).warehouses.map(({ name }) => name)).toEqual(['Medellín', 'Cali', 'Bogotá']);
  expect(dueTable({ due, warehouses }).totals).toEqual([9, 4, 3]);
});

test('the next departure sums the orders of all warehouses that leave at its hour (OFC-101)', () => {
  const leaving = [
    { warehouseId: 'MDE', at: '14:30', orders: 2 },
    { warehouseId: 'BOG', at: '12:00', orders: 6 },
    { warehouseId: 'CLO', at: '12:00', orders: 3 },
  ];
  expect(nextToLeave(leaving)).toEqual({ at: '12:00', orders: 9 });
  expect(nextToLeave([])).toBeNull();
});
