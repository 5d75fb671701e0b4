import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareVersions } from './compare.rules.ts';

test.each([
  ['1.9.0', '1.10.0', -1],
  ['2.0', '1.99.99', 1],
  ['1.0', '1', 0],
  ['1.0.0.1', '1.0', 1],
  ['01.2', '1.2', 0],
])('%s against %s', (a, b, sign) => expect(Math.sign(compareVersions(a, b))).toBe(sign));

const version = fc.array(fc.nat(9999), { minLength: 1, maxLength: 4 }).map((numbers) => numbers.join('.'));

test('swapping the versions negates the result', () => {
  fc.assert(
    fc.property(version, version, (a, b) => {
      expect(Math.sign(compareVersions(a, b)) + Math.sign(compareVersions(b, a))).toBe(0);
    }),
  );
});
