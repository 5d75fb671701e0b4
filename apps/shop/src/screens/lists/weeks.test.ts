import { expect, test } from 'vitest';
import { makeCard } from '../../../test/make.ts';
import { byWeek, daysOfWeek, mondayOf, weeksAgo } from './weeks.ts';

test.each([
  ['2026-11-16T05:00:00Z', '2026-11-16'],
  // Still Sunday in Bogotá.
  ['2026-11-16T04:59:00Z', '2026-11-09'],
  ['2026-11-22T23:00:00Z', '2026-11-16'],
  ['2027-01-01T12:00:00Z', '2026-12-28'],
])('%s belongs to the week of %s', (instant, monday) => {
  expect(mondayOf(new Date(instant))).toBe(monday);
});

test('products of one week are together, in their order', () => {
  const cards = ['2026-11-20', '2026-11-17', '2026-11-12'].map((day, at) =>
    makeCard({ _id: String(at), newsAt: `${day}T15:00:00.000Z` }),
  );
  expect(byWeek(cards).map(({ monday, products }) => [monday, products.map(({ _id }) => _id)])).toEqual([
    ['2026-11-16', ['0', '1']],
    ['2026-11-09', ['2']],
  ]);
});

test('a week is named by its days', () => {
  expect(daysOfWeek('2026-11-16')).toBe('16 al 22 de noviembre');
  expect(daysOfWeek('2026-09-28')).toBe('28 de septiembre al 4 de octubre');
});

test.each([
  ['2026-11-16', 0],
  ['2026-11-22', 0],
  ['2026-11-23', 1],
  ['2026-12-01', 2],
])('on %s the week of 16 November is %d weeks ago', (today, ago) => {
  expect(weeksAgo('2026-11-16', today)).toBe(ago);
});
