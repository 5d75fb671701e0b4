import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayIn } from './dates.ts';
import { deliveryWindows, isSameWindow } from './delivery-windows.ts';
import { isHoliday } from './holidays.ts';

const workdays = [1, 2, 3, 4, 5, 6];
/** An instant in Bogotá time. */
const at = (moment: string) => new Date(`${moment}:00-05:00`);
const daysOf = (windows: ReturnType<typeof deliveryWindows>) => [...new Set(windows.map(({ day }) => day))];

test('two windows a day on the next five route days, earliest first', () => {
  // a Thursday
  const windows = deliveryWindows({ leadDays: 2, weekdays: [2, 4] }, null, at('2026-11-19T09:00'));
  expect(daysOf(windows)).toEqual(['2026-11-24', '2026-11-26', '2026-12-01', '2026-12-03', '2026-12-10']);
  expect(windows.slice(0, 3)).toEqual([
    { day: '2026-11-24', from: '08:00', to: '12:00' },
    { day: '2026-11-24', from: '13:00', to: '18:00' },
    { day: '2026-11-26', from: '08:00', to: '12:00' },
  ]);
  expect(windows).toHaveLength(10);
});

test.each([
  ['one day of lead before the cut', 1, workdays, '2026-11-19T15:59', '2026-11-20'],
  ['after the day’s cut a day later', 1, workdays, '2026-11-19T16:00', '2026-11-21'],
  ['no route runs on Sunday', 1, workdays, '2026-11-21T10:00', '2026-11-23'],
  ['after the cut of a Friday with a day of lead: Monday', 1, workdays, '2026-11-20T16:30', '2026-11-23'],
  ['the end of a month', 2, workdays, '2026-11-30T09:00', '2026-12-02'],
  ['the end of a year: it leaves on a Saturday, after New Year', 1, workdays, '2026-12-31T17:00', '2027-01-04'],
  ['a Sunday: it leaves on Monday', 1, workdays, '2026-11-22T09:00', '2026-11-24'],
  ['a holiday: it leaves on Tuesday', 1, workdays, '2026-11-16T09:00', '2026-11-18'],
  ['before a holiday: nothing arrives on it', 1, workdays, '2026-12-07T09:00', '2026-12-09'],
  ['Holy Week', 1, workdays, '2026-04-01T09:00', '2026-04-04'],
  ['one day a week that is a holiday', 1, [1], '2026-11-13T09:00', '2026-11-23'],
  ['a leap day', 1, [1, 2, 3, 4, 5, 6, 7], '2028-02-28T09:00', '2028-02-29'],
  ['one day a week, missed by a day', 1, [5], '2026-11-20T09:00', '2026-11-27'],
  ['an evening in Bogotá is the next day in Greenwich', 1, workdays, '2026-11-18T23:30', '2026-11-20'],
])('%s', (_title, leadDays, weekdays, now, first) => {
  expect(deliveryWindows({ leadDays, weekdays }, null, at(now))[0]?.day).toBe(first);
});

test.each([
  ['2026-11-19T06:00', '2026-11-19', '08:00'],
  ['2026-11-19T06:01', '2026-11-19', '13:00'],
  ['2026-11-19T11:00', '2026-11-19', '13:00'],
  ['2026-11-19T11:01', '2026-11-20', '08:00'],
])('on the day of an order at %s, only windows that leave time to prepare it', (now, day, from) => {
  const windows = deliveryWindows({ leadDays: 0, weekdays: workdays }, null, at(now));
  expect(windows[0]).toMatchObject({ day, from });
  expect(daysOf(windows)).toHaveLength(5);
});

test.each([
  ['counts from the day it leaves', '2026-12-10', '2026-12-12'],
  ['that leaves on a Saturday comes on Monday', '2026-12-12', '2026-12-14'],
  ['that leaves on a holiday leaves the day after it', '2026-12-08', '2026-12-11'],
  ['whose day is over leaves now', '2026-11-01', '2026-11-21'],
])('a presale %s', (_title, leavesOn, first) => {
  const route = { leadDays: 2, weekdays: workdays };
  expect(deliveryWindows(route, leavesOn, at('2026-11-19T09:00'))[0]?.day).toBe(first);
});

test('a place without delivery days has no windows', () => {
  expect(deliveryWindows({ leadDays: 1, weekdays: [] }, null, at('2026-11-19T09:00'))).toEqual([]);
});

test('for any route and hour: five route days in order, none before the lead time, none begun, no holiday', () => {
  const route = fc.record({
    leadDays: fc.nat(30),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
  });
  const now = fc.date({ min: at('2026-01-01T00:00'), max: at('2030-12-31T00:00'), noInvalidDate: true });
  const leaves = fc.option(fc.integer({ min: -10, max: 60 }));
  fc.assert(
    fc.property(route, now, leaves, ({ leadDays, weekdays }, when, later) => {
      const leavesOn = later === null ? null : dayIn(new Date(when.getTime() + later * 86_400_000));
      const windows = deliveryWindows({ leadDays, weekdays }, leavesOn, when);
      expect(daysOf(windows)).toHaveLength(5);
      expect(daysOf(windows).filter(isHoliday)).toEqual([]);
      const starts = windows.map(({ day, from }) => at(`${day}T${from}`).getTime());
      expect(starts).toEqual(starts.toSorted((a, b) => a - b));
      expect(starts.every((start) => start > when.getTime())).toBe(true);
      for (const { day } of windows) {
        expect(weekdays).toContain(new Date(day).getUTCDay() || 7);
        const from = leavesOn !== null && leavesOn > dayIn(when) ? leavesOn : dayIn(when);
        expect(Date.parse(day) - Date.parse(from)).toBeGreaterThanOrEqual(leadDays * 86_400_000);
      }
    }),
  );
});

test('windows are equal when day and hours are', () => {
  const window = { day: '2026-11-24', from: '08:00', to: '12:00' };
  expect(isSameWindow(window, { ...window })).toBe(true);
  expect(isSameWindow(window, { ...window, day: '2026-11-25' })).toBe(false);
  expect(isSameWindow(window, { ...window, from: '13:00', to: '18:00' })).toBe(false);
  expect(isSameWindow(window, { ...window, to: '13:00' })).toBe(false);
});
