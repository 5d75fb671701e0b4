import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkQuantity, wholeSteps } from './quantity.ts';

test.each([
  ['3'],
  [' 5'],
  [''],
  ['1e3'],
  ['１２'],
  [true],
  [false],
  [null],
  [undefined],
  [[5]],
  [{}],
  [NaN],
  [Infinity],
  [-Infinity],
])('%j is not a number of units · VAL-03', (value) => {
  expect(checkQuantity(value).refusal?.code).toBe('QUANTITY_NOT_A_NUMBER');
});

test.each([0.5, 1.5, 2.000_001, -0.5, 1e-7])('%d units are not whole · VAL-04', (value) => {
  expect(checkQuantity(value).refusal?.code).toBe('QUANTITY_NOT_AN_INTEGER');
});

test.each([0, -1, 10_000, 2 ** 31, 2 ** 53, 1e21])('%d units are out of range', (value) => {
  const { refusal } = checkQuantity(value);
  expect(refusal).toMatchObject({ code: 'QUANTITY_OUT_OF_RANGE', params: { max: 9999 } });
});

test.each([
  [1, 6],
  [5, 6],
  [7, 6],
  [9999, 2],
])('%d units of a product sold in steps of %d are refused with the step · VAL-11', (value, step) => {
  expect(checkQuantity(value, { step }).refusal).toMatchObject({ code: 'QUANTITY_STEP', params: { step } });
});

test.each([
  [1, {}],
  [9999, {}],
  [12, { step: 6 }],
  [0, { min: 0 }],
  [0, { min: 0, step: 6 }],
  [-0, { min: 0 }],
])('%d with %j is accepted', (value, limits) => {
  expect(checkQuantity(value, limits)).toEqual({ quantity: Math.abs(value) });
});

test('an accepted quantity is always a multiple of the step within the limits, and every such quantity is accepted · VAL-11', () => {
  const anything = fc.oneof(fc.integer({ min: -20, max: 12_000 }), fc.double(), fc.anything());
  fc.assert(
    fc.property(anything, fc.integer({ min: 1, max: 999 }), fc.boolean(), (value, step, zero) => {
      const { quantity } = checkQuantity(value, { step, ...(zero && { min: 0 }) });
      const isFine =
        typeof value === 'number' &&
        Number.isInteger(value) &&
        value >= (zero ? 0 : step) &&
        value <= 9999 &&
        value % step === 0;
      expect(quantity !== undefined).toBe(isFine);
    }),
  );
});

test('units are rounded down to whole steps', () => {
  expect([10, 6, 5, 0].map((units) => wholeSteps(units, 6))).toEqual([6, 6, 0, 0]);
});
