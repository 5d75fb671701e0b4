import { expect, test } from 'vitest';
import { mayGrant } from './may-grant.rules.ts';

test('an owner grants any credit; others up to their limit, and no more than there was above it (OFC-306)', () => {
  expect(mayGrant('owner', null, 900_000_000)).toBe(true);
  expect([3_000_000, 3_000_001].map((after) => mayGrant('receivables', null, after))).toEqual([true, false]);
  expect([5_000_000, 5_000_001].map((after) => mayGrant('receivables', 5_000_000, after))).toEqual([true, false]);
});
