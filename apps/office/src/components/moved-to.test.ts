import { expect, test } from 'vitest';
import { movedTo, placeOfDrop } from './moved-to.ts';

const stops = ['a', 'b', 'c', 'd'];

test('a stop that is dropped before or after another is there afterwards (OFC-205)', () => {
  const drop = (from: number, onto: number, edge: 'top' | 'bottom') =>
    movedTo(stops, from, placeOfDrop(from, onto, edge)).join('');
  expect(drop(0, 2, 'top')).toBe('bacd');
  expect(drop(0, 2, 'bottom')).toBe('bcad');
  expect(drop(3, 0, 'top')).toBe('dabc');
  expect(drop(3, 1, 'bottom')).toBe('abdc');
  expect(drop(1, 1, 'bottom')).toBe('abcd');
});

test('a stop at an end goes no further', () => {
  expect(movedTo(stops, 0, -1)).toBe(stops);
  expect(movedTo(stops, 3, 4)).toBe(stops);
});
