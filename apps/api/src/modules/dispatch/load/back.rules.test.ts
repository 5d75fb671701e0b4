import { expect, test } from 'vitest';
import { type CountedLine, checkCount } from './back.rules.ts';

const said = [
  { line: 1, name: 'Tinte', units: 3 },
  { line: 2, name: 'Laca', units: 1 },
];
const count = (line: number, toStock: number, damaged = 0): CountedLine => ({ line, toStock, damaged });

test('a count has every line once, with no more units than the driver brings (OFC-206)', () => {
  expect(checkCount(said, [count(2, 1), count(1, 1, 2)], false)).toEqual([
    { line: 1, name: 'Tinte', units: 3, toStock: 1, damaged: 2 },
    { line: 2, name: 'Laca', units: 1, toStock: 1, damaged: 0 },
  ]);
  const wrong = [
    [count(1, 1)],
    [count(1, 1), count(2, 1), count(3, 1)],
    [count(1, 1), count(3, 1)],
    [count(1, 1), count(1, 1)],
    [count(1, 3, 1), count(2, 1)],
  ];
  for (const counted of wrong) expect(() => checkCount(said, counted, false)).toThrow('BACK_MISCOUNTED');
});

test('of a shipment that came back whole one unit at least is good (OFC-206)', () => {
  const lost = [count(1, 0, 3), count(2, 0)];
  expect(() => checkCount(said, lost, true)).toThrow('BACK_ALL_LOST');
  expect(checkCount(said, lost, false)).toHaveLength(2);
  expect(checkCount(said, [count(1, 0, 3), count(2, 1)], true)).toHaveLength(2);
});
