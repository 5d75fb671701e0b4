import fc from 'fast-check';
import { expect, test } from 'vitest';
import { weekdayOf } from './calendar.ts';
import { dayIn } from './dates.ts';
import { type DealTime, dealHoldsAt, dealWindows, nextDealChange } from './deal-time.ts';
import { day, hour } from './durations.ts';

const at = (instant: string): number => Date.parse(instant);
const saturdays: DealTime = { from: null, until: null, weekdays: [6] };

test('a deal of Saturdays begins and ends at the midnights of Bogotá (OFC-407)', () => {
  expect(dealHoldsAt(saturdays, at('2026-11-28T04:59:59.999Z'))).toBe(false);
  expect(dealHoldsAt(saturdays, at('2026-11-28T05:00:00Z'))).toBe(true);
  expect(dealHoldsAt(saturdays, at('2026-11-29T04:59:59.999Z'))).toBe(true);
  expect(dealHoldsAt(saturdays, at('2026-11-29T05:00:00Z'))).toBe(false);
});

test.each<[string, DealTime, string, string | null]>([
  ['ends with its day', saturdays, '2026-11-28T12:00:00Z', '2026-11-29T05:00:00Z'],
  ['begins in the next week', saturdays, '2026-11-29T05:00:00Z', '2026-12-05T05:00:00Z'],
  [
    'ends with the last of days in a row',
    { ...saturdays, weekdays: [6, 7] },
    '2026-11-28T12:00:00Z',
    '2026-11-30T05:00:00Z',
  ],
  [
    'ends with its window',
    { ...saturdays, until: at('2026-11-28T20:00:00Z') },
    '2026-11-28T12:00:00Z',
    '2026-11-28T20:00:00Z',
  ],
  [
    'begins on the first of its days',
    { ...saturdays, from: at('2027-03-01T05:00:00Z') },
    '2026-11-28T12:00:00Z',
    '2027-03-06T05:00:00Z',
  ],
  [
    'begins within a day',
    { ...saturdays, from: at('2027-03-06T15:00:00Z') },
    '2026-11-28T12:00:00Z',
    '2027-03-06T15:00:00Z',
  ],
  ['of every day has no end', { from: null, until: null, weekdays: [] }, '2026-11-28T12:00:00Z', null],
  ['is over', { ...saturdays, until: at('2026-11-28T05:00:00Z') }, '2026-11-27T12:00:00Z', null],
])('a deal %s', (_, time, now, next) => {
  expect(nextDealChange(time, at(now))).toBe(next === null ? Number.POSITIVE_INFINITY : at(next));
});

const instant = fc.integer({ min: at('2020-01-01T00:00:00Z'), max: at('2040-01-01T00:00:00Z') });
const anyTime = fc.record({
  from: fc.option(instant),
  until: fc.option(instant),
  weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 6 }),
});

test('a deal holds inside its window on its weekdays, and stays as it is until its next change (OFC-407)', () => {
  fc.assert(
    fc.property(anyTime, instant, fc.integer({ min: 0, max: 20 * day }), (time, now, later) => {
      const isDay = time.weekdays.length === 0 || time.weekdays.includes(weekdayOf(dayIn(new Date(now))));
      const holds = (time.from ?? now) <= now && now < (time.until ?? now + 1) && isDay;
      expect(dealHoldsAt(time, now)).toBe(holds);
      const next = nextDealChange(time, now);
      expect(next).toBeGreaterThan(now);
      expect(dealHoldsAt(time, Math.min(now + later, next - 1))).toBe(holds);
      if (Number.isFinite(next)) expect(dealHoldsAt(time, next)).toBe(!holds);
    }),
  );
});

test('no deal changes within the windows around now', () => {
  fc.assert(
    fc.property(
      fc.array(anyTime, { maxLength: 4 }),
      instant,
      fc.integer({ min: -30 * hour, max: 30 * hour }),
      (times, now, by) => {
        const deals = times.map(({ from, until, weekdays }) => ({
          from: from ?? Number.NEGATIVE_INFINITY,
          until: until ?? Number.POSITIVE_INFINITY,
          weekdays,
        }));
        const bounds = [...dealWindows(deals, now)].flatMap(({ from, until }) => [from, until]);
        const isChanged = deals.some((deal) => dealHoldsAt(deal, now) !== dealHoldsAt(deal, now + by));
        const isPassed = bounds.some((bound) => bound > Math.min(now, now + by) && bound <= Math.max(now, now + by));
        expect(isPassed || !isChanged).toBe(true);
      },
    ),
  );
});
