import { expect, test } from 'vitest';
import { contrast, hexToLch, lchToHex, sheen, takesWhiteText } from './sheen.ts';

test.each(['#807763', '#ad8e57', '#8d302a', '#000000', '#ffffff'])(
  '%s survives the round trip through OKLCH',
  (hex) => {
    expect(lchToHex(hexToLch(hex))).toBe(hex);
  },
);

test.each([
  ['#807763', 'linear-gradient(104deg,#766d59 0%,#9a907c 34%,#807763 62%,#736a56 100%)'],
  ['#ad8e57', 'linear-gradient(104deg,#a2834d 0%,#c8a871 34%,#ad8e57 62%,#9f804a 100%)'],
])('the sheen of %s is lightest at a third and darker at both ends', (hex, gradient) => {
  expect(sheen(hex)).toBe(gradient);
});

test('an invalid colour gets a grey sheen, never invalid CSS', () => {
  expect(sheen('url(javascript:1)')).toBe(sheen('#808080'));
});

test('text on a flat colour is white only with a contrast of 4.5', () => {
  expect(takesWhiteText('#17130f')).toBe(true);
  expect(takesWhiteText('#cfad7b')).toBe(false);
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
});
