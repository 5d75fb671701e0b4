import fc from 'fast-check';
import { expect, test } from 'vitest';
import { smallest } from './smallest.ts';

test('the smallest are those that stand first when all are sorted', () => {
  const key = fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 2 ** 53 - 1 }));
  fc.assert(
    fc.property(fc.array(key, { maxLength: 60 }), fc.nat(70), (keys, most) => {
      expect([...smallest(Float64Array.from(keys), most)]).toEqual([...Float64Array.from(keys).sort()].slice(0, most));
    }),
    { numRuns: 500 },
  );
});
