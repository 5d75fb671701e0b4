import { expect, test } from 'vitest';
import { hexToLab } from './colour-lab.ts';
import { readHex } from './hex.ts';

/** Values from the CIE formulas for sRGB under D65. */
test.each([
  ['#ffffff', 100, 0, 0],
  ['#000000', 0, 0, 0],
  ['#808080', 53.585, 0, 0],
  ['#ff0000', 53.241, 80.092, 67.203],
  ['#00ff00', 87.735, -86.183, 83.179],
  ['#0000ff', 32.297, 79.188, -107.86],
])('%s is L %d, a %d, b %d', (hex, l, a, b) => {
  const lab = hexToLab(hex);
  expect(lab.l).toBeCloseTo(l, 1);
  expect(lab.a).toBeCloseTo(a, 1);
  expect(lab.b).toBeCloseTo(b, 1);
});

test.each([
  ['#976f45', '#976F45'],
  [' 976f45 ', '#976F45'],
  ['#fff', null],
  ['976f4', null],
  ['#976f4g', null],
  ["#976f45'; drop table products.version", null],
  ['<svg onload=alert(1)>', null],
  ['', null],
])('%s parses as %s', (text, hex) => {
  expect(readHex(text)).toBe(hex);
});
