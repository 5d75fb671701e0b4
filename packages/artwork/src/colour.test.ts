import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, fromLch, inkOn, luminance, mix, parseHex, toLch, tone } from './colour.ts';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('colours', () => {
  it('survive the round trip through OKLCH', () => {
    fc.assert(
      fc.property(colour, (hex) => {
        expect(fromLch(toLch(hex))).toBe(hex);
      }),
    );
  });

  it('stay valid after any shift', () => {
    fc.assert(
      fc.property(colour, fc.double({ min: -1, max: 1, noNaN: true }), (hex, step) => {
        expect(tone(hex, step)).toMatch(/^#[0-9a-f]{6}$/);
      }),
    );
  });

  it('have a readable text colour', () => {
    fc.assert(
      fc.property(colour, (hex) => {
        expect(contrast(inkOn(hex), hex)).toBeGreaterThan(2.2);
      }),
    );
  });

  it.each([
    ['#ABC', '#aabbcc'],
    ['7a4a32', '#7a4a32'],
    ['red', undefined],
    ['#12345', undefined],
    ['#123456;x', undefined],
    [null, undefined],
    [123456, undefined],
  ])('parse %j as %j', (text, hex) => {
    expect(parseHex(text)).toBe(hex);
  });

  it('mix and have a contrast ratio', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
    expect(luminance('#ffffff')).toBeCloseTo(1);
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  });
});
