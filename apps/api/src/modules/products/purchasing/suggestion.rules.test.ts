import fc from 'fast-check';
import { expect, test } from 'vitest';
import { averageCost, unitsToOrder } from './suggestion.rules.ts';

const need = { perDay: 6.1, coverDays: 45, leadDays: 8, safetyDays: 0, available: 7, coming: 212, presold: 0, box: 40 };

test.each([
  ['whole boxes', need, 120],
  ['safety days are bought besides', { ...need, safetyDays: 3 }, 160],
  [
    'a need of exactly two boxes is two boxes',
    { ...need, perDay: 1, coverDays: 32, available: 0, coming: 0, box: 20 },
    40,
  ],
  ['presale orders get theirs too', { ...need, presold: 100 }, 240],
  ['enough is there', { ...need, available: 400 }, 0],
  ['nothing is sold', { ...need, perDay: 0, available: 0, coming: 0 }, 0],
])('units to order: %s (OFC-406)', (_name, facts, units) => {
  expect(unitsToOrder(facts)).toBe(units);
});

test('the order covers the need with less than a box too many (OFC-406)', () => {
  const facts = fc.record({
    perDay: fc.integer({ min: 0, max: 500 }).map((tenths) => tenths / 10),
    coverDays: fc.integer({ min: 1, max: 180 }),
    leadDays: fc.integer({ min: 0, max: 365 }),
    safetyDays: fc.integer({ min: 0, max: 60 }),
    available: fc.integer({ min: 0, max: 5_000 }),
    coming: fc.integer({ min: 0, max: 5_000 }),
    presold: fc.integer({ min: 0, max: 900 }),
    box: fc.integer({ min: 1, max: 144 }),
  });
  fc.assert(
    fc.property(facts, (one) => {
      const units = unitsToOrder(one);
      const missing =
        one.perDay * (one.coverDays + one.leadDays + one.safetyDays) + one.presold - one.available - one.coming;
      expect(units % one.box).toBe(0);
      expect(units).toBeGreaterThanOrEqual(Math.max(0, missing - 1e-6));
      expect(units).toBeLessThan(Math.max(0, missing) + one.box);
    }),
  );
});

test.each([
  ['the first receipt sets it', 10, null, 900],
  ['nothing was on hand', 0, 500, 900],
  ['one unit was on hand', 1, 350, 850],
  ['weighted by units', 10, 700, 800],
])('average cost: %s (OFC-406)', (_name, held, cost, average) => {
  expect(averageCost(held, cost, { units: 10, cost: 900 })).toBe(average);
});
