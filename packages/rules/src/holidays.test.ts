import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAfter, weekdayOf } from './calendar.ts';
import { holidaysOf, isHoliday } from './holidays.ts';

const known = {
  2026: '01-01 01-12 03-23 04-02 04-03 05-01 05-18 06-08 06-15 06-29 07-20 08-07 08-17 10-12 11-02 11-16 12-08 12-25',
  2027: '01-01 01-11 03-22 03-25 03-26 05-01 05-10 05-31 06-07 07-05 07-20 08-07 08-16 10-18 11-01 11-15 12-08 12-25',
  // Sacred Heart and Saint Peter on one Monday
  2025: '01-01 01-06 03-24 04-17 04-18 05-01 06-02 06-23 06-30 07-20 08-07 08-18 10-13 11-03 11-17 12-08 12-25',
};

test.each(Object.entries(known))('the holidays of %s match the official calendar', (year, days) => {
  expect(holidaysOf(Number(year))).toEqual(days.split(' ').map((day) => `${year}-${day}`));
});

test('a day is a holiday when the list of its year has it', () => {
  expect(['2026-11-16', '2026-11-11', '2026-11-15', '2027-01-01', '2026-12-31'].map(isHoliday)).toEqual([
    true,
    false,
    false,
    true,
    false,
  ]);
});

test('every year: seventeen or eighteen holidays, moved only to Mondays, Easter on the date of the Church', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1984, max: 2199 }), (year) => {
      const days = holidaysOf(year);
      expect(days.length === 17 || days.length === 18).toBe(true);
      const kept = ['01-01', '05-01', '07-20', '08-07', '12-08', '12-25'].map((day) => `${year}-${day}`);
      for (const day of kept) expect(days).toContain(day);
      const others = days.filter((day) => !kept.includes(day));
      const [friday, ...more] = others.filter((day) => weekdayOf(day) === 5);
      expect(more).toEqual([]);
      expect(others.filter((day) => weekdayOf(day) !== 1)).toEqual([dayAfter(friday ?? '', -1), friday]);
      const easter = dayAfter(friday ?? '', 2);
      expect(weekdayOf(easter)).toBe(7);
      expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`).toBe(true);
      expect(isAfterFullMoon(easter)).toBe(true);
    }),
  );
});

/**
 * Easter is the Sunday after the first full moon of spring. The test uses the mean moon, which is at most a day off the
 * Church's.
 */
function isAfterFullMoon(easter: string): boolean {
  const month = 29.530588853;
  // a full moon: 21 January 2000, 4:40 UTC
  const age = (Date.parse(easter) - Date.UTC(2000, 0, 21, 4, 40)) / 86_400_000;
  const since = ((age % month) + month) % month;
  return since <= 8 || since >= month - 1;
}
