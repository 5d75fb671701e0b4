import type { PickLine } from '@tonalia/contract/dispatch-wave';
import { expect, test } from 'vitest';
import { aisleOf, groupLines, lineDetail, lineStateOf, lineTitle, rackOf, shortCode } from './line-words.ts';

const line = (more: Partial<PickLine> = {}): PickLine => ({
  _id: '1',
  code: 'TS-71',
  barcode: null,
  shelf: 'A-04-2',
  reserveShelf: null,
  name: 'Tinte permanente',
  brand: 'Tinta Sur',
  shade: { code: '7.1', name: 'Rubio', color: null },
  volume: '90 ml',
  category: 'Tintes',
  image: '',
  tile: '',
  units: 4,
  picked: 0,
  short: 0,
  orders: [],
  ...more,
});

test('a shade is its number and name, and its product stands below', () => {
  expect([lineTitle(line()), lineDetail(line())]).toEqual(['7.1 Rubio', 'Tinta Sur, Tinte permanente 90 ml']);
  expect(lineTitle(line({ shade: { code: '7.1', name: null, color: null } }))).toBe('7.1');
});

test.each([
  ['Oxidante', '90 ml', 'Oxidante 90 ml'],
  ['Oxidante 90 ml', '90 ml', 'Oxidante 90 ml'],
  ['Oxidante', null, 'Oxidante'],
])('without shades %s of %s is "%s", with its brand below', (name, volume, title) => {
  const plain = line({ shade: null, name, volume });
  expect([lineTitle(plain), lineDetail(plain)]).toEqual([title, 'Tinta Sur']);
});

test('an order has its number, and a shelf its aisle, rack and level', () => {
  expect(shortCode('TN-48213')).toBe('48213');
  expect([aisleOf(line()), rackOf(line())]).toEqual(['A', 'estante 4, nivel 2']);
  expect(rackOf(line({ shelf: 'B-10' }))).toBe('estante 10');
  expect([aisleOf(line({ shelf: 'C' })), rackOf(line({ shelf: 'C' }))]).toEqual(['C', undefined]);
  expect([aisleOf(line({ shelf: null })), rackOf(line({ shelf: null }))]).toEqual([undefined, undefined]);
});

test.each([
  [{ units: 4, picked: 4, short: 0 }, 'done'],
  [{ units: 4, picked: 5, short: 1 }, 'done'],
  [{ units: 4, picked: 3, short: 1 }, 'short'],
  [{ units: 4, picked: 1, short: 0 }, 'begun'],
  [{ units: 4, picked: 0, short: 0 }, 'open'],
])('a line of %j is %s', (counts, state) => {
  expect(lineStateOf(counts)).toBe(state);
});

test('lines are in aisles in walking order with their two largest categories, or by brand', () => {
  const lines = [
    line({ shelf: 'B-01', category: 'Uñas', units: 1, brand: 'Zafra' }),
    line({ shelf: 'B-02', category: 'Oxidantes', units: 5, picked: 2, brand: 'Áurea' }),
    line({ shelf: 'B-03', category: 'Tintes', units: 2, picked: 1, brand: 'Zafra' }),
    line({ shelf: 'B-04', category: 'Tintes', units: 2, brand: 'Zafra' }),
    line({ shelf: 'A-01', category: 'Ceras', brand: 'Zafra' }),
    line({ shelf: null, brand: 'Brocal' }),
  ];
  const seen = (by: 'shelf' | 'brand') =>
    groupLines(lines, by).map(({ title, units, picked, lines: own }) => [title, own.length, units, picked]);
  expect(seen('shelf')).toEqual([
    ['Pasillo B, oxidantes y tintes', 4, 10, 3],
    ['Pasillo A, ceras', 1, 4, 0],
    ['Sin ubicación', 1, 4, 0],
  ]);
  expect(seen('brand')).toEqual([
    ['Áurea', 1, 5, 2],
    ['Brocal', 1, 4, 0],
    ['Zafra', 4, 9, 1],
  ]);
});
