import type { PurchaseOrder, PurchaseRow } from '@tonalia/contract/purchasing-office';
import { expect, test } from 'vitest';
import { listedOrder, orderMail, printedOrder } from './order-file.ts';
import { listedSuggestion } from './suggestion-file.ts';

const version = {
  versionId: '1',
  code: 'TS-71',
  name: 'Tinte',
  detail: '7.1 · 60 ml',
  image: '',
  tile: '',
  swatch: null,
};
const orderAt = (cost: number | null): PurchaseOrder => ({
  _id: '00000000-0000-4000-8000-000000000001',
  code: 'OC-00007',
  state: 'sent',
  supplier: { _id: '1', name: 'Alfa' },
  warehouse: { _id: 'BOG', name: 'Bogotá' },
  arrivesOn: '2026-12-04',
  createdAt: '2026-11-30T12:00:00.000Z',
  createdBy: 'Ana Ríos',
  units: 30,
  received: 0,
  amount: cost === null ? null : cost * 30,
  mailedAt: null,
  canMail: true,
  version: 1,
  lines: [{ ...version, units: 30, received: 0, cost }],
});
const row = (cost: number | null): PurchaseRow => ({
  ...version,
  available: 4,
  perDay: 1,
  coverDays: 4,
  coming: 6,
  presold: 2,
  weeks: [],
  box: 12,
  cost,
  suggested: 24,
});
async function rowsOf(rows: AsyncIterable<unknown>): Promise<unknown[]> {
  const all: unknown[] = [];
  for await (const one of rows) all.push(one);
  return all.slice(1);
}

test('the workbook and the paper of an order have each cost and its amount, or neither (OFC-406)', async () => {
  const texts = ['TS-71', 'Tinte', '7.1 · 60 ml'];
  expect(await rowsOf(listedOrder(orderAt(9_000)))).toEqual([[...texts, 30, 9_000, 270_000]]);
  expect(await rowsOf(listedOrder(orderAt(null)))).toEqual([[...texts, 30, '', '']]);
  expect(await rowsOf(printedOrder(orderAt(9_000)))).toEqual([
    { cells: [...texts, '30', '$\u00a09.000', '$\u00a0270.000'] },
    { cells: ['', expect.stringContaining('30'), '', '', '', '$\u00a0270.000'], isStrong: true },
  ]);
  expect(await rowsOf(printedOrder(orderAt(null)))).toEqual([
    { cells: [...texts, '30', '', ''] },
    { cells: ['', expect.stringContaining('30'), '', '', '', ''], isStrong: true },
  ]);
});

test('the mail of an order has its total only with costs (OFC-406)', () => {
  expect(orderMail(orderAt(9_000)).text).toContain('270.000');
  expect(orderMail(orderAt(null)).text).not.toContain('270.000');
  expect(orderMail(orderAt(null)).text).toContain('TS-71');
});

test('the workbook of a suggestion has what each line costs, where that is known (OFC-406)', async () => {
  const listed = async (cost: number | null) => (await rowsOf(listedSuggestion([row(cost)])))[0];
  const figures = ['TS-71', 'Tinte', '7.1 · 60 ml', 4, 6, 2, 1, 4, 12, 24];
  expect(await listed(9_000)).toEqual([...figures, 9_000, 216_000]);
  expect(await listed(null)).toEqual([...figures, '', '']);
});
