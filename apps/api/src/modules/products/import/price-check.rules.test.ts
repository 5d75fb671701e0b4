import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalPrice, readPrice } from './cell.rules.ts';
import { columnDoubt, defaultPriceLimits, doubtOf, isListDoubted, roundingNote } from './price-check.rules.ts';

/** A price as in a cell. */
const listed = (cell: string) => ({ pesos: readPrice(cell) ?? 0, text: decimalPrice(cell) });
const doubt = (cell: string, before: number | null = null) => doubtOf(listed(cell), before, defaultPriceLimits);

describe('a price of a list', () => {
  test.each([
    ['12.900', null],
    ['12.900,00', null],
    ['12,900', null],
    ['12,900.00', null],
    ['$ 12.900', null],
    ['12900.0', null],
    ['12900', null],
    ['500', null],
    ['500.00', null],
    ['850.00', null],
    ['12900.5', null],
    ['1.250.000', null],
    ['12.900', 12_900],
    ['14.000', 10_000],
    ['6.000', 10_000],
  ])('%s is plausible where the catalogue has %s', (cell, before) => {
    expect(doubt(cell, before)).toBeUndefined();
  });

  test.each([
    ['5.0', null, 'decimals', 'el precio 5.0 parece haber perdido los miles, o es de otra moneda'],
    ['5,0', null, 'decimals', 'el precio 5,0 parece haber perdido los miles, o es de otra moneda'],
    ['10.99', null, 'decimals', 'el precio 10.99 parece haber perdido los miles, o es de otra moneda'],
    ['$ 12.9', null, 'decimals', 'el precio 12.9 parece haber perdido los miles, o es de otra moneda'],
    ['890.5', null, 'decimals', 'el precio 890.5 parece haber perdido los miles, o es de otra moneda'],
    ['12.9', 12_900, 'thousands', 'el precio 12.9 parece haber perdido los miles (¿$\u00a012.900?)'],
    ['12.9', 12_000, 'thousands', 'el precio 12.9 parece haber perdido los miles (¿$\u00a012.900?)'],
    ['12.9', 40_000, 'decimals', 'el precio 12.9 parece haber perdido los miles, o es de otra moneda'],
    ['5', null, 'floor', 'el precio $\u00a05 es menor que $\u00a0500'],
    ['499', 499, 'floor', 'el precio $\u00a0499 es menor que $\u00a0500'],
    ['14.001', 10_000, 'change', 'el precio pasaría de $\u00a010.000 a $\u00a014.001 (+40 %)'],
    ['5.999', 10_000, 'change', 'el precio pasaría de $\u00a010.000 a $\u00a05.999 (−40 %)'],
    ['1.290', 12_900, 'change', 'el precio pasaría de $\u00a012.900 a $\u00a01.290 (−90 %)'],
  ])('%s is doubted where the catalogue has %s: %s', (cell, before, kind, sentence) => {
    expect(doubt(cell, before)).toEqual({ kind, sentence });
  });

  test('that lost its thousands is always doubted', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999 }).filter((pesos) => pesos % 1_000 !== 0),
        fc.option(fc.integer({ min: 500, max: 2_000_000 }), { nil: null }),
        fc.constantFrom('.', ','),
        (pesos, before, point) => {
          const lost = String(pesos / 1_000).replace('.', point);
          // three decimals read as thousands again, and less than half a peso is not a price
          fc.pre(decimalPrice(lost) !== undefined && readPrice(lost) !== undefined);
          expect(doubt(lost, before)).toMatchObject({ kind: expect.stringMatching(/^(thousands|decimals)$/) });
        },
      ),
    );
  });

  test('is plausible if and only if it is at least the floor and within the allowed change', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 1_000_000 }), (pesos, before) => {
        const isPlausible = pesos >= 500 && Math.abs(pesos - before) <= before * 0.4;
        expect(doubtOf({ pesos }, before, defaultPriceLimits) === undefined).toBe(isPlausible);
      }),
    );
  });
});

test.each([
  ['12900.5', 'el precio 12900.5 se redondea a $\u00a012.901'],
  ['15351.1234', 'el precio 15351.1234 se redondea a $\u00a015.351'],
  ['12900,00', undefined],
  ['12.900', undefined],
])('a note for %s says what becomes of its cents: %s', (cell, note) => {
  expect(roundingNote(listed(cell))).toBe(note);
});

describe('a column', () => {
  const column = { prices: 100, tooLow: 60, withCents: 20, thousandsLost: 0, examples: ['12.9', '5.0'] };
  const of = (given: Partial<typeof column>) => columnDoubt('PVP', { ...column, ...given }, defaultPriceLimits);

  test('with many low prices is reported as without thousands', () => {
    expect(of({})).toBe('La columna «PVP» parece haber perdido los miles: 12.9, 5.0… (60 de 100)');
  });
  test('with cents in its low prices is reported as another currency, unless old prices contradict', () => {
    expect(of({ withCents: 60 })).toContain('parece de otra moneda');
    expect(of({ withCents: 48 })).toContain('parece de otra moneda');
    expect(of({ withCents: 47 })).toContain('parece haber perdido los miles');
    expect(of({ withCents: 60, thousandsLost: 1 })).toContain('parece haber perdido los miles');
  });
  test('with few low prices is accepted', () => {
    expect(of({ tooLow: 5 })).toBeUndefined();
    expect(of({ prices: 0, tooLow: 0 })).toBeUndefined();
    expect(of({ tooLow: 6 })).toBeDefined();
    expect(of({ prices: 10, tooLow: 1 })).toBeDefined();
  });
});

test.each([
  [0, 0, false],
  [5, 100, false],
  [6, 100, true],
  [1, 3, true],
])('with %d doubted of %d prices a list is stopped: %s', (doubted, priced, isStopped) => {
  expect(isListDoubted(doubted, priced, defaultPriceLimits)).toBe(isStopped);
});
