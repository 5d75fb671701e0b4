import { expect, test } from 'vitest';
import { arrivalAt, missesWindow } from './plan.rules.ts';

test('the hours of a route are counted from its leaving and the place of a stop (OFC-205)', () => {
  expect(arrivalAt('12:30', 1)).toEqual({ from: '12:55', until: '13:20' });
  expect(arrivalAt('12:30', 3)).toEqual({ from: '13:45', until: '14:10' });
  expect(arrivalAt('23:30', 9)).toEqual({ from: '23:59', until: '23:59' });
});

test('a window that the planned hour does not reach is shown (OFC-205)', () => {
  const window = { day: '2026-11-23', until: '16:00' };
  const day = '2026-11-23';
  expect(missesWindow({ from: '15:55', until: '16:20' }, window, day)).toBe(false);
  expect(missesWindow({ from: '16:20', until: '16:45' }, window, day)).toBe(true);
  expect(missesWindow({ from: '09:00', until: '09:25' }, { ...window, day: '2026-11-22' }, day)).toBe(true);
  expect(missesWindow({ from: '17:00', until: '17:25' }, { ...window, day: '2026-11-24' }, day)).toBe(false);
  expect(missesWindow({ from: '17:00', until: '17:25' }, null, day)).toBe(false);
});
