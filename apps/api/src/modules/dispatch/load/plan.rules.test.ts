import { expect, test } from 'vitest';
import { arrivalAt, missesWindow } from './plan.rules.ts';

test('the hours of a route are counted from its leaving and the place of a stop (OFC-205)', () => {
  expect(arrivalAt('12:30', 1)).toEqual({ from: '12:55', until: '13:20', days: 0 });
  expect(arrivalAt('12:30', 3)).toEqual({ from: '13:45', until: '14:10', days: 0 });
  expect(arrivalAt('22:30', 3)).toEqual({ from: '23:45', until: '00:10', days: 0 });
  // past midnight it is the next day
  expect(arrivalAt('22:30', 4)).toEqual({ from: '00:10', until: '00:35', days: 1 });
});

test('a window that the planned hour does not reach is shown (OFC-205)', () => {
  const window = { day: '2026-11-23', until: '16:00' };
  const day = '2026-11-23';
  const arrival = { until: '18:00', days: 0 };
  expect(missesWindow({ ...arrival, from: '15:55' }, window, day)).toBe(false);
  expect(missesWindow({ ...arrival, from: '16:00' }, window, day)).toBe(false);
  expect(missesWindow({ ...arrival, from: '16:01' }, window, day)).toBe(true);
  expect(missesWindow({ ...arrival, from: '09:00' }, { ...window, day: '2026-11-22' }, day)).toBe(true);
  expect(missesWindow({ ...arrival, from: '17:00' }, { ...window, day: '2026-11-24' }, day)).toBe(false);
  expect(missesWindow({ ...arrival, from: '17:00' }, null, day)).toBe(false);
  const night = { from: '00:10', until: '00:35', days: 1 };
  expect(missesWindow(night, { day, until: '23:00' }, day)).toBe(true);
  expect(missesWindow(night, { day: '2026-11-24', until: '00:00' }, day)).toBe(true);
  expect(missesWindow(night, { day: '2026-11-24', until: '11:00' }, day)).toBe(false);
});
