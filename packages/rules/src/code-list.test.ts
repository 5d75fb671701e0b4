import { expect, test } from 'vitest';
import { readCodeList } from './code-list.ts';

const read = (text: string) => readCodeList(text)?.map(({ search, quantity }) => [search, quantity]) ?? null;

test.each<[string, [string, number | null][]]>([
  [
    '7.1, 6.66, 8.34 x3',
    [
      ['7.1', null],
      ['6.66', null],
      ['8.34', 3],
    ],
  ],
  [
    '7.1,6.66',
    [
      ['7.1', null],
      ['6.66', null],
    ],
  ],
  [
    '7.1 6.66 8.34x3',
    [
      ['7.1', null],
      ['6.66', null],
      ['8.34', 3],
    ],
  ],
  [
    '2x 7.1; 3 x 6.66',
    [
      ['7.1', 2],
      ['6.66', 3],
    ],
  ],
  [
    'tinta sur 7.1, 6.66 y 8.34',
    [
      ['tinta sur 7.1', null],
      ['tinta sur 6.66', null],
      ['tinta sur 8.34', null],
    ],
  ],
  [
    'TS-71-60, TS-666-60 x 12',
    [
      ['TS-71-60', null],
      ['TS-666-60', 12],
    ],
  ],
])('«%s» is a list of codes', (text, codes) => {
  expect(read(text)).toEqual(codes);
});

test.each([
  '7.1',
  '7,1',
  'tinte 7.1',
  'oxidante 20 volúmenes',
  'tinte rojo, esmalte',
  '20 40',
  'champú 1000 ml',
  '',
  '7.1,',
  'rubio 7.1 x3',
])('«%s» is not a list of codes', (text) => {
  expect(read(text)).toBeNull();
});
