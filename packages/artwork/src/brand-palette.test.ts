import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { READABLE, brandPalette, readableUnderWhite } from './brand-palette.ts';
import { contrast, toLch } from './colour.ts';

const css = readFileSync(new URL('../../ui/src/tokens.css', import.meta.url), 'utf8');
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('the drawn brand derives its own tones, as tokens.css has them · OFC-505', () => {
  const palette = brandPalette({ main: '#0b6549', header: '#062e23', accent: '#c2264a' });
  const inCss = Object.fromEntries(
    [...css.matchAll(/(--color-(?:esmeralda|guayaba)-\d+): (#[\da-f]{6});/g)].map(([, name, value]) => [name, value]),
  );
  expect(palette).toEqual(inCss);
});

test('a light colour is answered by the nearest darker one of its hue that white text can be read on · OFC-505', () => {
  const found = readableUnderWhite('#e8829a');
  expect(contrast(found, '#ffffff')).toBeGreaterThanOrEqual(READABLE);
  expect(contrast(found, '#ffffff')).toBeLessThan(READABLE + 0.15);
  expect(Math.abs(toLch(found)[2] - toLch('#e8829a')[2])).toBeLessThan(0.1);
  expect(readableUnderWhite('#0b6549')).toBe('#0b6549');
});

/** Text and its ground, by the steps that the tokens of both themes use. */
const pairs = (tone: (step: number) => string): [string, string][] => [
  ['#ffffff', tone(600)],
  ['#ffffff', tone(700)],
  ['#ffffff', tone(800)],
  [tone(600), '#ffffff'],
  [tone(600), tone(50)],
  ['#ffffff', tone(900)],
  ['#ffffff', tone(920)],
  [tone(150), tone(900)],
  [tone(150), tone(920)],
  [tone(975), tone(300)],
  [tone(975), tone(280)],
  [tone(975), tone(200)],
  [tone(320), '#0e110f'],
  [tone(320), '#161a17'],
  [tone(320), tone(960)],
];

test('text is readable in both themes whatever colours an owner chooses · OFC-505', () => {
  fc.assert(
    fc.property(hex, hex, hex, (main, header, accent) => {
      const chosen = {
        main: readableUnderWhite(main),
        header: readableUnderWhite(header),
        accent: readableUnderWhite(accent),
      };
      const palette = brandPalette(chosen);
      const wrong = pairs((step) => palette[`--color-esmeralda-${step}`] ?? '').filter(
        ([ink, paper]) => contrast(ink, paper) < READABLE,
      );
      expect({ chosen, wrong }).toEqual({ chosen, wrong: [] });
      const accents = (step: number) => palette[`--color-guayaba-${step}`] ?? '';
      expect(contrast('#ffffff', accents(600))).toBeGreaterThanOrEqual(READABLE);
      expect(contrast(accents(980), accents(300))).toBeGreaterThanOrEqual(READABLE);
    }),
    { numRuns: 2_000 },
  );
});
