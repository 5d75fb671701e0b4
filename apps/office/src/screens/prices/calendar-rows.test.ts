import { expect, test } from 'vitest';
import { spanWords } from './calendar-rows.ts';

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
