import { expect, test } from 'vitest';
import { choiceWords } from './choice-words.ts';
import { listColumns, listLine } from './list-columns.ts';

test.each([
  [['Código', 'Cantidad'], { code: 0, name: -1, units: 1 }],
  [['Referencia', 'Descripción', 'Cant.', 'Vr. unit.'], { code: 0, name: 1, units: 2 }],
  [[' UNIDADES ', 'Producto'], { code: -1, name: 1, units: 0 }],
  [['7.1', '3'], null],
  [['Código', 'Precio'], null],
  [['Cantidad'], null],
])('the columns of %j are %j · SEL-003', (titles, columns) => {
  expect(listColumns(titles)).toEqual(columns);
});

test.each([
  [['TS-71', 'Tinte 7.1 cenizo', '12', '12900'], 'TS-71\tx12'],
  [['', 'Tinte 7.1\ncenizo', '12', ''], 'Tinte 7.1 cenizo\tx12'],
  [['TS-71', '', '', ''], 'TS-71'],
  [['TS-71', '', '2 cajas', ''], 'TS-71\t2 cajas'],
  [['TS-71', '', '0', ''], ''],
  [['', '', '3', ''], ''],
])('a row %j of a file with titles is the line %j', (cells, line) => {
  expect(listLine(cells, { code: 0, name: 1, units: 2 })).toBe(line);
});

test('without known titles all cells stay, in order', () => {
  expect(listLine(['7.1 ', '', 'x3'], null)).toBe('7.1\tx3');
});

test('words are remembered without case, accents and spaces between them', () => {
  expect(choiceWords('  El  AZULITO de siémpre ')).toBe('el azulito de siempre');
  expect(choiceWords('···')).toBe('');
  expect(choiceWords('a '.repeat(200)).length).toBeLessThanOrEqual(120);
});
