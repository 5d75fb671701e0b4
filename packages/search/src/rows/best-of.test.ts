import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestOf } from './best-of.ts';
import { grown } from './grown.ts';

test('the best are the first of all in order, and of equal ones those that come first', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 40 }), fc.nat(12), (values, most) => {
      const compare = (a: number, b: number) => (values[a] ?? 0) - (values[b] ?? 0);
      const sorted = [...values.keys()].toSorted((a, b) => compare(a, b) || a - b);
      expect(bestOf(values.length, most, compare)).toEqual(sorted.slice(0, most));
    }),
    { numRuns: 300 },
  );
});

test('a row that is long enough stays, a shorter one doubles and keeps its values', () => {
  const row = Uint16Array.from({ length: 100 }, (_, at) => at);
  expect(grown(row, 100)).toBe(row);
  const longer = grown(row, 101);
  expect([longer.constructor, longer.length, ...longer.subarray(98, 101)]).toEqual([Uint16Array, 200, 98, 99, 0]);
  expect([grown(row, 500).length, grown(new Uint8Array(2), 3).length]).toEqual([500, 64]);
});
