import { expect, test } from 'vitest';
import { linesOfTable, withColumn } from './list-lines.ts';

const textsOf = (rows: string[][], hasTitles = false) =>
  linesOfTable(
    { rows: rows.map((cells, at) => ({ row: at + 1, cells })) },
    ['code', 'name', 'units', 'none'],
    hasTitles,
  );

test.each([
  [['TS-71', 'Tinte 7.1 cenizo', '12', '12900'], 'TS-71\tx12'],
  [['', 'Tinte 7.1 cenizo', '12', ''], 'Tinte 7.1 cenizo\tx12'],
  [['TS-71', '', '', ''], 'TS-71'],
  [['TS-71'], 'TS-71'],
  [['TS-71', '', '2 cajas', ''], 'TS-71\t2 cajas'],
])('a row %j of a file is the line %j · SEL-003', (cells, line) => {
  expect(textsOf([cells])).toEqual([{ row: 1, cells, text: line }]);
});

test('rows without a product or units are left out, and so are titles', () => {
  expect(
    textsOf([
      ['TS-71', '', '0'],
      ['', '', '3'],
      ['TS-60', '', '2'],
    ]).map(({ row }) => row),
  ).toEqual([3]);
  expect(
    textsOf(
      [
        ['Código', '', 'Cantidad'],
        ['TS-60', '', '2'],
      ],
      true,
    ).map(({ row }) => row),
  ).toEqual([2]);
});

test('a meaning moves from one column to another', () => {
  expect(withColumn(['code', 'none', 'units'], 1, 'units')).toEqual(['code', 'units', 'none']);
  expect(withColumn(['code', 'none', 'units'], 0, 'none')).toEqual(['none', 'none', 'units']);
});
