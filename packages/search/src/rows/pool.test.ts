import { expect, test } from 'vitest';
import { createPool } from './pool.ts';

function counting() {
  let made = 0;
  return createPool(() => ({ number: (made += 1), isInUse: false }));
}

test('work one after the other shares an item', () => {
  const pool = counting();
  expect([pool(({ number }) => number), pool(({ number }) => number)]).toEqual([1, 1]);
});

test('work inside other work gets an item of its own', () => {
  const pool = counting();
  expect(pool((outer) => pool((inner) => [outer.number, inner.number]))).toEqual([1, 2]);
});

test('an item whose work failed is not used again', () => {
  const pool = counting();
  expect(() =>
    pool(() => {
      throw new Error('half done');
    }),
  ).toThrow('half done');
  expect(pool(({ number }) => number)).toBe(2);
});
