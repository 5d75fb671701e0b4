import { expect, test } from 'vitest';
import { dayInSentence, formatWeekdayMoment } from './weekday-moment.ts';

test('a moment has its weekday on Bogotá’s clock', () => {
  const written = (instant: string) => formatWeekdayMoment(new Date(instant)).replaceAll(/\s/g, ' ');
  expect(written('2026-11-23T20:40:00Z')).toBe('lun 23 nov, 3:40 p. m.');
  expect(written('2026-11-24T02:05:00Z')).toBe('lun 23 nov, 9:05 p. m.');
  expect(dayInSentence('2026-11-25')).toBe('mié 25 nov');
});
