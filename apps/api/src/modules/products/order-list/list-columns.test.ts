import { expect, test } from 'vitest';
import { choiceWords } from './choice-words.ts';
import { guessColumns } from './list-columns.ts';

test.each([
  [
    ['Código', 'Cantidad'],
    ['code', 'units'],
  ],
  [
    ['Referencia', 'Descripción', 'Cant.', 'Vr. unit.'],
    ['code', 'name', 'units', 'none'],
  ],
  [
    [' UNIDADES ', 'Producto'],
    ['units', 'name'],
  ],
])('the titles %j say what the columns are · SEL-003', (titles, columns) => {
  expect(guessColumns([titles, titles.map(() => '7')])).toEqual({ columns, hasTitles: true });
});

test.each([
  [
    [
      ['7.1', '3'],
      ['8.34', '2'],
    ],
    ['code', 'units'],
    false,
  ],
  [
    [
      ['Ítem', 'Quiero', 'Vr.'],
      ['TS-71', '12', '12.900'],
      ['OX-20', '6', '18.500'],
    ],
    ['code', 'units', 'none'],
    true,
  ],
  [
    [
      ['4', 'Champú'],
      ['12', 'Mascarilla'],
    ],
    ['units', 'name'],
    false,
  ],
  [[['7.1 x3'], ['8.34']], ['code'], false],
  [[['7'], ['6']], ['code'], false],
  [
    [
      ['Código', 'Pido'],
      ['71', '3'],
      ['60', '2'],
    ],
    ['code', 'units'],
    true,
  ],
  [
    [
      ['Código', 'Precio'],
      ['TS-71', '$ 12.900'],
    ],
    ['code', 'none'],
    true,
  ],
])('without known titles the cells of %j say it · SEL-003', (rows, columns, hasTitles) => {
  expect(guessColumns(rows)).toEqual({ columns, hasTitles });
});

test('a list without rows has no columns', () => {
  expect(guessColumns([])).toEqual({ columns: [], hasTitles: false });
});

test('words are remembered without case, accents and spaces between them', () => {
  expect(choiceWords('  El  AZULITO de siémpre ')).toBe('el azulito de siempre');
  expect(choiceWords('···')).toBe('');
  expect(choiceWords('a '.repeat(200)).length).toBeLessThanOrEqual(120);
});
