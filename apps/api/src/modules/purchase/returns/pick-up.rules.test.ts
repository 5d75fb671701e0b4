import { expect, test } from 'vitest';
import { collectedOf } from './pick-up.rules.ts';

const approved = [
  { line: 1, units: 3 },
  { line: 2, units: 2 },
];

test('a driver takes along what was approved or less, of each line once (OFC-208)', () => {
  expect(collectedOf(approved, [{ line: 2, units: 2 }])).toEqual([
    { line: 1, units: 0 },
    { line: 2, units: 2 },
  ]);
  const one = (units: number, line = 1) => ({ line, units });
  expect(collectedOf(approved, [one(1)]).map(({ units }) => units)).toEqual([1, 0]);
  for (const wrong of [[], [one(0)], [one(4)], [one(1), one(1)], [one(1), one(1, 3)]])
    expect(() => collectedOf(approved, wrong)).toThrow('PICKUP_TOO_MUCH');
});
