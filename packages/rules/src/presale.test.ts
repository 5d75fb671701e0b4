import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Availability, splitPresale } from './presale.ts';

const shade: Availability = { code: 'T-71', stock: 5, presaleLeft: 0, excluded: false, hasVersions: true };

test.each<[string, number, Partial<Availability>, number, number]>([
  ['what is in stock needs no presale', 5, {}, 5, 0],
  ['the excess goes to presale', 8, { presaleLeft: 10 }, 5, 3],
  ['with nothing in stock all goes to presale', 4, { stock: 0, presaleLeft: 4 }, 0, 4],
  ['a presale without limit takes any excess', 9000, { presaleLeft: Infinity }, 5, 8995],
  ['both parts are whole steps', 12, { stock: 10, presaleLeft: 9, step: 6 }, 6, 6],
])('%s · VAL-10 ST-10', (_title, wanted, given, quantity, quantityPresale) => {
  expect(splitPresale(wanted, { ...shade, ...given })).toEqual({ quantity, quantityPresale });
});

test.each<[string, number, Partial<Availability>, string, number?]>([
  ['over stock without presale · VAL-08', 6, {}, 'STOCK_EXCEEDED', 5],
  [
    'over stock with the version out of the presale · VAL-10',
    6,
    { presaleLeft: 50, excluded: true },
    'STOCK_EXCEEDED',
    5,
  ],
  ['over stock and presale together', 12, { presaleLeft: 6 }, 'STOCK_EXCEEDED', 11],
  ['over the last unit', 2, { stock: 1 }, 'STOCK_EXCEEDED', 1],
  ['a shade without stock · VAL-09', 1, { stock: 0 }, 'SHADE_OUT_OF_STOCK'],
  [
    'a shade without stock and out of the presale · VAL-09',
    1,
    { stock: 0, presaleLeft: 9, excluded: true },
    'SHADE_OUT_OF_STOCK',
  ],
  ['a product without stock', 1, { stock: 0, hasVersions: false }, 'OUT_OF_STOCK'],
  ['less in stock than one step', 6, { stock: 5, step: 6 }, 'SHADE_OUT_OF_STOCK'],
])('%s is refused', (_title, wanted, given, code, left) => {
  const { refusal } = splitPresale(wanted, { ...shade, ...given }) as { refusal?: { code: string; params: object } };
  expect(refusal?.code).toBe(code);
  expect(refusal?.params).toEqual(left === undefined ? { code: 'T-71' } : { code: 'T-71', left });
});

test('no split promises more than exists, loses a unit, or uses the presale before the stock · ST-10', () => {
  const availability = fc.record({
    code: fc.constant('T-71'),
    stock: fc.nat(200),
    presaleLeft: fc.oneof(fc.nat(200), fc.constant(Infinity)),
    excluded: fc.boolean(),
    hasVersions: fc.boolean(),
    step: fc.integer({ min: 1, max: 12 }),
  });
  fc.assert(
    fc.property(availability, fc.integer({ min: 1, max: 60 }), (given, steps) => {
      const wanted = steps * given.step;
      const split = splitPresale(wanted, given);
      const possible =
        Math.floor(given.stock / given.step) + (given.excluded ? 0 : Math.floor(given.presaleLeft / given.step));
      expect(split.refusal === undefined).toBe(steps <= possible);
      if (split.refusal) return;
      expect(split.quantity + split.quantityPresale).toBe(wanted);
      expect(split.quantity).toBeLessThanOrEqual(given.stock);
      expect(split.quantityPresale).toBeLessThanOrEqual(given.excluded ? 0 : given.presaleLeft);
      expect(split.quantity % given.step).toBe(0);
      if (split.quantityPresale > 0) expect(given.stock - split.quantity).toBeLessThan(given.step);
    }),
  );
});
