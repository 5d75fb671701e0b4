import { expect, test } from 'vitest';
import { contrast, hexToLch, lchToHex, sheen, takesWhiteText } from './sheen.ts';

test.each(['#807763', '#ad8e57', '#8d302a', '#000000', '#ffffff'])('%s survives the way to OKLCH and back', (hex) => {
  expect(lchToHex(hexToLch(hex))).toBe(hex);
});

test.each([
  ['#807763', 'linear-gradient(104deg,#766d59 0%,#9a907c 34%,#807763 62%,#736a56 100%)'],
  ['#ad8e57', 'linear-gradient(104deg,#a2834d 0%,#c8a871 34%,#ad8e57 62%,#9f804a 100%)'],
])('the sheen of %s is lit at a third and darker at both ends', (hex, gradient) => {
  expect(sheen(hex)).toBe(gradient);
});

test('what is no colour gets a grey sheen, never broken CSS', () => {
  expect(sheen('url(javascript:1)')).toBe(sheen('#808080'));
});

test('words on a flat tone are white only where they reach 4.5', () => {
  expect(takesWhiteText('#17130f')).toBe(true);
  expect(takesWhiteText('#cfad7b')).toBe(false);
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
});
