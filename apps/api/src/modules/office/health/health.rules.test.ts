import { expect, test } from 'vitest';
import { backupDays, service, withHours } from './health.rules.ts';

const now = new Date('2026-11-26T15:20:00Z');
const looked = (hour: string, bads: number, warns = 0) => ({
  hour: new Date(hour),
  service: 'email',
  name: '',
  checks: 12,
  warns,
  bads,
});

test('a part shows the worst state of each of 24 hours, the current one as bad as it is now (OFC-508)', () => {
  const looks = [
    looked('2026-11-26T13:00:00Z', 1),
    looked('2026-11-26T14:00:00Z', 0, 2),
    looked('2026-11-25T14:00:00Z', 9),
  ];
  const used = { workedAt: '2026-11-26T15:00:00Z' };
  const { hours, share } = withHours(service('email', 'warn', used), looks.slice(0, 2), now);
  expect(hours).toHaveLength(24);
  expect(hours.slice(-4)).toEqual(['none', 'bad', 'warn', 'warn']);
  expect(share).toBeCloseTo(23 / 24);
  expect(withHours(service('email', 'ok', used), looks.slice(2), now).hours).toEqual([...Array(23).fill('none'), 'ok']);
  expect(withHours(service('sms', 'off'), looks, now)).toMatchObject({ share: null, hours: Array(24).fill('none') });
});

test('a connection that was not used in 24 hours has no share, whatever its looks found; the database always has one (OFC-508)', () => {
  const looks = [looked('2026-11-26T14:00:00Z', 0), { ...looked('2026-11-26T14:00:00Z', 0), service: 'database' }];
  const of = (...part: Parameters<typeof service>) => withHours(service(...part), looks, now);
  const never = { share: null, hours: Array(24).fill('none') };
  expect(of('email', 'ok')).toMatchObject(never);
  expect(of('email', 'ok', { workedAt: '2026-11-25T15:00:00Z' })).toMatchObject(never);
  expect(of('email', 'ok', { workedAt: '2026-11-25T16:00:00Z' }).share).toBe(1);
  expect(of('database', 'ok').share).toBe(1);
});

test('a day of the last 30 has the end of its last backup, by the calendar of Bogotá (OFC-508)', () => {
  const days = backupDays([new Date('2026-11-26T03:00:00Z'), new Date('2026-11-25T20:00:00Z')], now);
  expect([days.length, days.at(0)?.day, days.at(-1)]).toEqual([30, '2026-10-28', { day: '2026-11-26', at: null }]);
  expect(days.at(-2)).toEqual({ day: '2026-11-25', at: '2026-11-26T03:00:00.000Z' });
});
