import fc from 'fast-check';
import { expect, test } from 'vitest';
import { colourOfMix, costOfGrams, developerGrams, dyeGrams, needOf, gapsOf } from './mix.ts';

const grams = fc.integer({ min: 1, max: 2_000 });
const hex = fc.integer({ min: 0, max: 0xff_ff_ff }).map((rgb) => `#${rgb.toString(16).padStart(6, '0').toUpperCase()}`);
const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

test('the proportion gives the grams of developer, half a gram up · SEL-207', () => {
  expect([developerGrams(60, 10), developerGrams(45, 15), developerGrams(45, 20), developerGrams(1, 15)]).toEqual([
    60, 68, 90, 2,
  ]);
  fc.assert(
    fc.property(grams, fc.integer({ min: 5, max: 40 }), (dye, tenths) => {
      const exact = (dye * tenths) / 10;
      const given = developerGrams(dye, tenths);
      expect(given - exact).toBeGreaterThan(-0.5);
      expect(given - exact).toBeLessThanOrEqual(0.5);
    }),
  );
});

test('60 g of a tube of 90 g at 12.900 cost 8.600, and 60 g of a litre at 18.500 cost 1.110 · SEL-207', () => {
  expect([costOfGrams(60, 12_900, 90), costOfGrams(60, 18_500, 1_000)]).toEqual([8_600, 1_110]);
  expect([costOfGrams(1, 1, 2), costOfGrams(1, 1, 3)]).toEqual([1, 0]);
});

test('a cost is whole pesos, off by half a peso at most, and a whole unit costs what was paid', () => {
  fc.assert(
    fc.property(grams, fc.integer({ min: 1, max: 100_000_000 }), grams, (used, paid, content) => {
      const cost = costOfGrams(used, paid, content);
      expect(Number.isSafeInteger(cost)).toBe(true);
      expect(Math.abs(cost - (used * paid) / content)).toBeLessThanOrEqual(0.5 + 1e-6);
      expect(costOfGrams(content, paid, content)).toBe(paid);
    }),
  );
});

test('the colour of a mix is the quadratic mean by grams', () => {
  const ash = [
    { hex: '#9C947C', grams: 40 },
    { hex: '#B9B09A', grams: 20 },
  ];
  expect(colourOfMix(ash)).toBe('#A69E87');
  expect(colourOfMix([{ hex: null, grams: 30 }])).toBeNull();
  expect(colourOfMix([])).toBeNull();
});

test('the colour lies between the lightest and the darkest dye, and neither order nor scale changes it', () => {
  const parts = fc.array(fc.record({ hex, grams }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(parts, fc.integer({ min: 2, max: 9 }), (mix, times) => {
      const colour = colourOfMix(mix) ?? '';
      for (const [at, value] of channels(colour).entries()) {
        const all = mix.map((part) => channels(part.hex)[at] ?? 0);
        expect(value).toBeGreaterThanOrEqual(Math.min(...all));
        expect(value).toBeLessThanOrEqual(Math.max(...all));
      }
      expect(colourOfMix(mix.toReversed())).toBe(colour);
      expect(colourOfMix(mix.map((part) => ({ ...part, grams: part.grams * times })))).toBe(colour);
    }),
  );
});

const shelfFacts = (versionId: string, left: number, content: number | null = 60, step = 1) => ({
  versionId,
  left,
  content,
  step,
});

test('what a day needs beyond the shelf is short, in whole tubes and packs · SEL-207', () => {
  const need = needOf([
    [
      { versionId: '81', grams: 40 },
      { versionId: '91', grams: 20 },
    ],
    [{ versionId: '81', grams: 30 }],
    [{ versionId: '743', grams: 25 }],
  ]);
  const shelf = [shelfFacts('81', 5), shelfFacts('91', 20), shelfFacts('743', 0, 60, 6)];
  expect(gapsOf(need, shelf)).toEqual([
    { versionId: '81', need: 70, left: 5, units: 2 },
    { versionId: '743', need: 25, left: 0, units: 6 },
  ]);
  expect(gapsOf(new Map([['9', 10]]), [])).toEqual([{ versionId: '9', need: 10, left: 0, units: 1 }]);
});

test('the units of a gap cover the need, and one step less does not', () => {
  const content = fc.integer({ min: 1, max: 1_000 });
  fc.assert(
    fc.property(grams, fc.nat(2_000), content, fc.integer({ min: 1, max: 12 }), (need, left, size, step) => {
      const [short] = gapsOf(new Map([['1', need]]), [shelfFacts('1', left, size, step)]);
      expect(short === undefined).toBe(need <= left);
      if (!short) return;
      const { units } = short;
      expect(units % step).toBe(0);
      expect(left + units * size).toBeGreaterThanOrEqual(need);
      expect(left + (units - step) * size).toBeLessThan(need);
    }),
  );
});

test('the need of several mixes is the sum of their grams', () => {
  const part = fc.record({ versionId: fc.constantFrom('1', '2', '3'), grams });
  fc.assert(
    fc.property(fc.array(fc.array(part, { maxLength: 5 }), { maxLength: 6 }), (mixes) => {
      const need = [...needOf(mixes).values()].reduce((sum, one) => sum + one, 0);
      expect(need).toBe(mixes.reduce((sum, mix) => sum + dyeGrams(mix), 0));
    }),
  );
});
