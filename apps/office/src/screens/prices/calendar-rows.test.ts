import { expect, test } from 'vitest';
import { daysOf, partsOf, spanWords } from './calendar-rows.ts';

test('the days of an offer name their month once, and a midnight ends the day before (OFC-407)', () => {
  const midnight = (day: string) => `${day}T05:00:00.000Z`;
  const words = (from: string | null, until: string | null) =>
    spanWords({ from: from && midnight(from), until: until && midnight(until) });
  expect(words('2026-11-20', '2026-11-27')).toBe('vie 20 – jue 26 nov');
  expect(words('2026-11-26', '2026-12-01')).toBe('jue 26 – lun 30 nov');
  expect(words('2026-11-22', '2026-12-09')).toBe('dom 22 nov – mar 8 dic');
  expect(words('2026-11-22', '2026-11-23')).toBe('dom 22 nov');
  expect(words('2026-11-22', null)).toBe('desde el dom 22 nov');
  expect(words(null, '2026-11-27')).toBe('hasta el jue 26 nov');
  expect(words(null, null)).toBe('sin fin');
});

test('an offer of some weekdays says them, with its dates while they are to come or end (OFC-407)', () => {
  const [from, until] = ['2026-11-20T05:00:00.000Z', '2026-12-25T05:00:00.000Z'];
  expect(daysOf({ from, until: null, weekdays: [6], state: 'running' })).toBe('cada sábado');
  expect(daysOf({ from, until: null, weekdays: [2, 5], state: 'coming' })).toBe(
    'cada martes y viernes, desde el vie 20 nov',
  );
  expect(daysOf({ from, until, weekdays: [1, 2, 3], state: 'running' })).toBe(
    'de lunes a miércoles, vie 20 nov – jue 24 dic',
  );
});

test('the calendar draws an offer of some weekdays on those days of its window only (OFC-407)', () => {
  const days = ['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01'];
  const window = { from: '2026-11-28T15:00:00.000Z', until: null };
  expect(partsOf(window, [[]], days)).toEqual([window]);
  expect(partsOf(window, [[6, 7, 2]], days)).toEqual([
    { from: '2026-11-28T15:00:00.000Z', until: '2026-11-30T05:00:00.000Z' },
    { from: '2026-12-01T05:00:00.000Z', until: '2026-12-02T05:00:00.000Z' },
  ]);
  expect(partsOf(window, [[6, 7], [7], []], days)).toEqual([
    { from: '2026-11-29T05:00:00.000Z', until: '2026-11-30T05:00:00.000Z' },
  ]);
});
