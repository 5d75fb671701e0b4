import { describe, expect, test } from 'vitest';
import { distance, mend } from './typos.rules.ts';

test.each([
  ['champu', 'champu', 0],
  ['chanpu', 'champu', 1],
  ['chapu', 'champu', 1],
  ['cahmpu', 'champu', 1],
  ['champpu', 'champu', 1],
  ['', 'tinte', 5],
  ['rubio', 'rojo', 3],
])('%s is that many slips from %s', (a, b, slips) => {
  expect(distance(a, b)).toBe(slips);
  expect(distance(b, a)).toBe(slips);
});

describe('a mistyped search', () => {
  test('gets the nearest word of the catalogue', () => {
    const near = [
      { typed: 'chanpu', word: 'chantu' },
      { typed: 'chanpu', word: 'champu' },
    ];
    expect(mend('chanpu liso', near.toReversed())).toBe('champu liso');
  });

  test('is left alone when nothing is near', () => {
    expect(mend('zzzzzz', [{ typed: 'zzzzzz', word: 'champu' }])).toBeUndefined();
    expect(mend('champu', [])).toBeUndefined();
  });

  test('has one slip in a short word, not two', () => {
    expect(mend('rjua', [{ typed: 'rjua', word: 'roja' }])).toBeUndefined();
    expect(mend('rjo', [{ typed: 'rjo', word: 'rojo' }])).toBe('rojo');
  });
});
