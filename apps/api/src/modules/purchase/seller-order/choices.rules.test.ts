import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type OfferedVersion, type Replacement, choicesFor } from './choices.rules.ts';

const shade: OfferedVersion = {
  code: 'T-63',
  name: 'Tinte Sur',
  versionName: '6.3 Rubio oscuro dorado',
  step: 1,
  price: 12_900,
  most: 2,
  stock: 2,
  presale: null,
  dispatchDate: null,
};
const near: Replacement = {
  code: 'T-73',
  name: 'Tinte Sur',
  versionName: '7.3 Rubio medio dorado',
  price: 12_900,
  minQuantity: 1,
  stock: 112,
  nearness: 'Parecido',
  difference: 'más claro',
};
/** "2 T-63 + 4 T-73@2026-11-26" by choice. */
const shownOf = (choices: ReturnType<typeof choicesFor>) =>
  Object.fromEntries(
    choices.map(({ choice, lines }) => [
      choice,
      lines.map((one) => `${one.quantity} ${one.code}${one.dispatchDate ? `@${one.dispatchDate}` : ''}`).join(' + '),
    ]),
  );

test('six units of which two are left: now and in presale, the nearest shade, only two, or none (SEL-105)', () => {
  const presale = { dispatchDate: '2026-11-26', left: 40 };
  expect(shownOf(choicesFor(6, { ...shade, presale }, [near], false))).toEqual({
    fewer: '2 T-63',
    presale: '2 T-63 + 4 T-63@2026-11-26',
    'replace:T-73': '2 T-63 + 4 T-73',
    remove: '',
  });
});

test('one unit of each is enough for every choice (SEL-105)', () => {
  const one = { ...shade, most: 1, stock: 1, presale: { dispatchDate: '2026-11-26', left: 1 } };
  expect(shownOf(choicesFor(2, one, [{ ...near, stock: 1 }], false))).toEqual({
    fewer: '1 T-63',
    presale: '1 T-63 + 1 T-63@2026-11-26',
    'replace:T-73': '1 T-63 + 1 T-73',
    remove: '',
  });
  expect(shownOf(choicesFor(7, { ...shade, step: 6, most: 12 }, [], false))).toMatchObject({ packs: '12 T-63' });
});

test('a version that is no longer sold is replaced by enough of another, or removed (SEL-105)', () => {
  const few = { ...near, code: 'T-74', stock: 5 };
  const packs = { ...near, code: 'T-75', minQuantity: 4 };
  expect(shownOf(choicesFor(6, null, [few, packs, near], false))).toEqual({ 'replace:T-73': '6 T-73', remove: '' });
  const many = ['T-76', 'T-77', 'T-78'].map((code) => ({ ...near, code }));
  expect(Object.keys(shownOf(choicesFor(6, null, many, false)))).toEqual(['replace:T-76', 'replace:T-77', 'remove']);
});

test('a price or a date is accepted, and packs are rounded (SEL-105)', () => {
  expect(shownOf(choicesFor(2, shade, [near], false))).toEqual({ accept: '2 T-63', remove: '' });
  expect(shownOf(choicesFor(2, { ...shade, dispatchDate: '2026-12-01', most: 9 }, [], true))).toEqual({
    accept: '2 T-63@2026-12-01',
    remove: '',
  });
  expect(shownOf(choicesFor(7, { ...shade, step: 6, most: 60, stock: 60 }, [], false))).toEqual({
    packs: '12 T-63',
    fewer: '6 T-63',
    remove: '',
  });
});

test('a presale that closed is bought from stock, as far as it goes (SEL-105)', () => {
  const closed = { ...shade, most: 0, stock: 9, dispatchDate: '2026-12-01' };
  expect(shownOf(choicesFor(4, closed, [], true))).toEqual({ stock: '4 T-63', remove: '' });
  expect(shownOf(choicesFor(12, closed, [], true))).toEqual({ stock: '9 T-63', remove: '' });
  expect(shownOf(choicesFor(4, { ...closed, stock: 1 }, [], true))).toEqual({ stock: '1 T-63', remove: '' });
  expect([4, 12].map((wanted) => choicesFor(wanted, closed, [], true)[0]?.kind)).toEqual(['accept', 'fewer']);
});

test('no choice orders more than there is, and each has its own name (SEL-105)', () => {
  const version = fc.record({
    step: fc.integer({ min: 1, max: 6 }),
    most: fc.integer({ min: 0, max: 40 }),
    stock: fc.integer({ min: 0, max: 40 }),
    left: fc.option(fc.integer({ min: 1, max: 20 })),
    isPresale: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), version, (wanted, { step, most, stock, left, isPresale }) => {
      const presale = left === null ? null : { dispatchDate: '2026-12-01', left };
      const one = { ...shade, step, most, stock, presale, dispatchDate: isPresale ? '2026-12-01' : null };
      const choices = choicesFor(wanted, one, [near], isPresale);
      expect(new Set(choices.map(({ choice }) => choice)).size).toBe(choices.length);
      for (const { choice, lines } of choices) {
        const own = lines.filter(({ code }) => code === shade.code);
        expect(own.every(({ quantity }) => quantity > 0 && quantity % step === 0)).toBe(true);
        const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
        if (choice !== 'packs') expect(units).toBeLessThanOrEqual(wanted);
        for (const { quantity, dispatchDate } of own) {
          const limit = choice === 'presale' && dispatchDate ? (left ?? Infinity) : choice === 'stock' ? stock : most;
          expect(quantity).toBeLessThanOrEqual(limit);
        }
      }
    }),
    { numRuns: 1_000 },
  );
});
