import { expect, test } from 'vitest';
import { bySuitability, reflectionOf } from './colour-substitutes.ts';
import type { Substitute } from './colour-substitutes.ts';

test.each([
  ['7.1', '7 Rubio medio', '1'],
  ['7.31', '7 Rubio medio', '31'],
  ['7/31', null, '31'],
  ['07,3', null, '3'],
  ['10.0', '10 Rubio platino', '0'],
  ['7.00', '7 Rubio medio', '0'],
  ['7', '7 Rubio medio', '0'],
  ['7a', '7 Rubio medio', 'A'],
  ['7', null, null],
  ['120', 'Rojos', null],
  ['7.1', 'Rojos', null],
  ['1.1', null, '1'],
  ['12.1', null, '1'],
  ['0.1', null, null],
  ['13.1', null, null],
  ['355N', null, null],
  [null, '7 Rubio medio', null],
])('shade %s of section %s has the reflection %s', (code, section, reflection) => {
  expect(reflectionOf(code, section)).toBe(reflection);
});

const shade = (change: Partial<Substitute>): Substitute => ({
  isInStock: true,
  isSameProduct: true,
  reflection: '5',
  deltaE: 5,
  ...change,
});

test('substitutes of a dye: same reflection first, then the most similar; sold-out shades last · D-34', () => {
  const sameReflection = shade({ deltaE: 9 });
  const nearest = shade({ reflection: '6', deltaE: 2 });
  const nearestButOne = shade({ reflection: '2', deltaE: 3 });
  const otherBrand = shade({ isSameProduct: false, deltaE: 1 });
  const soldOut = shade({ isInStock: false, deltaE: 0 });
  const all = [soldOut, otherBrand, nearestButOne, nearest, sameReflection];
  expect(all.toSorted(bySuitability('5'))).toEqual([sameReflection, nearest, nearestButOne, otherBrand, soldOut]);
});

test('substitutes of other products are ordered by similarity alone', () => {
  const near = shade({ reflection: null, deltaE: 2 });
  const far = shade({ reflection: null, deltaE: 8 });
  expect([far, near].toSorted(bySuitability(null))).toEqual([near, far]);
});
