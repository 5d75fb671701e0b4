import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readQuantity, stepDown, stepUp } from './quantity.ts';

test.each([
  { value: 0, step: 1, min: 0, max: 9, up: 1, down: 0 },
  { value: 0, step: 6, min: 0, max: 99, up: 6, down: 0 },
  { value: 6, step: 6, min: 0, max: 99, up: 12, down: 0 },
  { value: 6, step: 6, min: 6, max: 99, up: 12, down: 6 },
  { value: 8, step: 6, min: 0, max: 99, up: 12, down: 6 },
  { value: 12, step: 6, min: 0, max: 16, up: 12, down: 6 },
])('from $value in steps of $step up to $max: up is $up, down is $down', ({ value, up, down, ...limits }) => {
  expect(stepUp(value, limits)).toBe(up);
  expect(stepDown(value, limits)).toBe(down);
});

test('a step always stays on the multiples and within the limits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 24 }), fc.nat(200), fc.nat(500), (step, times, max) => {
      const limits = { step, min: 0, max };
      const up = stepUp(times * step, limits);
      expect(up % step).toBe(0);
      expect(up).toBeLessThanOrEqual(max);
      expect(stepDown(times * step, limits) % step).toBe(0);
    }),
  );
});

test.each([
  ['', { kind: 'nothing' }],
  ['   ', { kind: 'nothing' }],
  ['12', { kind: 'quantity', value: 12 }],
  ['012', { kind: 'quantity', value: 12 }],
  ['1.200', { kind: 'error', reason: 'noSeparators' }],
  ['1,5', { kind: 'error', reason: 'noSeparators' }],
  ['doce', { kind: 'error', reason: 'notANumber' }],
  ['-6', { kind: 'error', reason: 'notANumber' }],
  ['7', { kind: 'error', reason: 'notAMultiple' }],
  ['102', { kind: 'error', reason: 'aboveMax' }],
])('typing "%s" gives %o', (text, meaning) => {
  expect(readQuantity(text, { step: 6, min: 0, max: 96 })).toEqual(meaning);
});
