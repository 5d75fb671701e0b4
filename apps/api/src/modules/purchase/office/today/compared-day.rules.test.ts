import { expect, test } from 'vitest';
import { comparedDay } from './compared-day.rules.ts';

test.each([
  ['a usual Monday', '2026-11-23', { day: '2026-11-09', isEarlier: true }], // the 16th is a holiday
  ['a Tuesday', '2026-11-24', { day: '2026-11-17', isEarlier: false }],
  ['a holiday on a Monday', '2026-11-16', { day: '2026-11-02', isEarlier: true }],
  ['Christmas, without another holiday on its weekday', '2026-12-25', { day: '2026-12-18', isEarlier: false }],
])('sales of %s are set beside those of a like day (OFC-101)', (_name, today, compared) => {
  expect(comparedDay(today)).toEqual(compared);
});
