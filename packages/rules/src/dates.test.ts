import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayIn, dayTile, formatAgo, formatDay, formatMoment, formatShortDay } from './dates.ts';
import { timeIn } from './time-of-day.ts';

describe('days', () => {
  test('are written without a comma', () => {
    expect(formatDay('2026-11-24')).toBe('martes 24 de noviembre');
    expect(formatShortDay('2026-11-24')).toBe('Mar 24 nov');
  });

  test('are days in Bogotá, not in the time zone of the machine', () => {
    expect(dayIn(new Date('2026-11-25T04:59:00Z'))).toBe('2026-11-24');
    expect(dayIn(new Date('2026-11-25T05:00:00Z'))).toBe('2026-11-25');
  });

  test('and times of day are those of the time zone database', () => {
    const bogota = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Bogota', dateStyle: 'short' });
    const clock = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'America/Bogota',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    const instants = fc.date({
      min: new Date('2000-01-01T00:00:00Z'),
      max: new Date('2100-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, (instant) => {
        expect([dayIn(instant), timeIn(instant)]).toEqual([bogota.format(instant), clock.format(instant)]);
      }),
    );
  });

  test.each([
    ['2026-11-24T06:00:00Z', 'hoy'],
    ['2026-11-24T04:00:00Z', 'ayer'],
    ['2026-11-12T15:00:00Z', 'hace 12 días'],
    ['2026-10-25T15:00:00Z', 'hace 30 días'],
    ['2026-10-24T15:00:00Z', 'sábado 24 de octubre'],
  ])('%s, seen on 24 November, is %s', (instant, text) => {
    expect(formatAgo(new Date(instant), new Date('2026-11-24T20:00:00Z'))).toBe(text);
  });

  test('an instant is written in Bogotá time', () => {
    expect(formatMoment(new Date('2026-11-21T14:12:00Z')).replaceAll(/\s/g, ' ')).toBe('21 nov, 9:12 a. m.');
    expect(formatMoment(new Date('2026-11-02T02:05:00Z')).replaceAll(/\s/g, ' ')).toBe('1 nov, 9:05 p. m.');
  });
});

test('a calendar tile shows the weekday and the day number', () => {
  expect(dayTile('2026-11-24')).toEqual({ weekday: 'Mar', day: '24' });
  expect(dayTile('2026-12-01')).toEqual({ weekday: 'Mar', day: '1' });
});
