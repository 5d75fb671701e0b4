import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAfter } from './calendar.ts';
import {
  type OrderedUnits,
  isDue,
  medianOf,
  rhythmOf,
  suggestOrder,
  unitsInSteps,
  usualUnits,
} from './suggested-order.ts';

const TODAY = '2026-11-23';
const daysAgo = (days: number): string => dayAfter(TODAY, -days);
const ordered = (versionId: string, ...lines: [ago: number, units: number][]): OrderedUnits[] =>
  lines.map(([ago, units]) => ({ versionId, day: daysAgo(ago), units }));

test('a median is not moved by one value that is far off', () => {
  expect([medianOf([14]), medianOf([14, 90]), medianOf([13, 400, 14])]).toEqual([14, 52, 14]);
});

test('a rhythm is the median of the last six intervals, and how far it has come · SEL-107', () => {
  // intervals 60, 14, 14, 14, 28, 14, 14: the oldest does not count
  const days = [177, 117, 103, 89, 75, 47, 33, 19].map(daysAgo);
  expect(rhythmOf(days, TODAY)).toEqual({ every: 14, since: 19, share: 136 });
  expect(rhythmOf(days.toReversed(), TODAY)).toEqual({ every: 14, since: 19, share: 136 });
});

test('one day of orders, even with two orders, is no rhythm; nor is a day to come', () => {
  expect(rhythmOf([daysAgo(3), daysAgo(3)], TODAY)).toBeNull();
  expect(rhythmOf([daysAgo(3), dayAfter(TODAY, 1)], TODAY)).toBeNull();
});

test('what is due comes first, with the median of the last three quantities; what is near follows; the rest waits', () => {
  const history = [
    ...ordered('weekly', [47, 2], [33, 12], [19, 40], [5, 12]),
    ...ordered('due', [61, 3], [47, 3], [33, 12], [19, 11], [19, 1]),
    ...ordered('near', [44, 4], [32, 4], [20, 4], [10, 4]),
    ...ordered('once', [30, 9]),
    ...ordered('gone', [100, 5], [95, 5], [90, 5]),
  ];
  expect(suggestOrder(history, TODAY)).toEqual([
    { versionId: 'due', every: 14, since: 19, share: 136, units: 12, times: 4 },
    { versionId: 'near', every: 12, since: 10, share: 83, units: 4, times: 4 },
  ]);
});

test('what is ordered most often is by days, with its usual units, and nothing that was ordered once · SEL-107', () => {
  const history = [
    ...ordered('often', [300, 90], [40, 3], [20, 5], [2, 4]),
    ...ordered('large', [33, 30], [19, 40]),
    ...ordered('small', [33, 1], [19, 1]),
    ...ordered('once', [5, 9], [5, 9]),
  ];
  expect(usualUnits(history)).toEqual([
    { versionId: 'often', units: 4, times: 4 },
    { versionId: 'large', units: 35, times: 2 },
    { versionId: 'small', units: 1, times: 2 },
  ]);
  const many = Array.from({ length: 12 }, (_, at) => ordered(`v${String(at)}`, [33, 1], [19, 1])).flat();
  expect(usualUnits(many)).toHaveLength(10);
});

test.each([
  [18, 'due'],
  [17, 'near'],
  [15, 'near'],
  [14, 'neither'],
])('bought every 20 days and %i days ago, a product is %s', (ago, verdict) => {
  const [one] = suggestOrder(ordered('v', [ago + 40, 1], [ago + 20, 1], [ago, 1]), TODAY);
  expect(one === undefined ? 'neither' : isDue(one) ? 'due' : 'near').toBe(verdict);
});

test('two days of orders are too few to suggest from', () => {
  expect(suggestOrder(ordered('v', [40, 2], [20, 2]), TODAY)).toEqual([]);
});

test('units are whole packs', () => {
  expect([unitsInSteps(7, 6), unitsInSteps(6, 6), unitsInSteps(1, 1)]).toEqual([12, 6, 1]);
});

const histories = fc.array(
  fc.record({
    versionId: fc.constantFrom('a', 'b', 'c', 'd'),
    day: fc.integer({ min: -5, max: 365 }).map(daysAgo),
    units: fc.integer({ min: 0, max: 50 }),
  }),
  { maxLength: 60 },
);

test('the order of the lines changes nothing, and each suggestion follows from the lines of its version', () => {
  fc.assert(
    fc.property(histories, fc.infiniteStream(fc.nat()), (history, keys) => {
      const suggested = suggestOrder(history, TODAY);
      const shuffled = history
        .map((line) => [keys.next().value ?? 0, line] as const)
        .toSorted(([a], [b]) => a - b)
        .map(([, line]) => line);
      expect(suggestOrder(shuffled, TODAY)).toEqual(suggested);
      for (const { versionId, units, every, since, share, times } of suggested) {
        const own = history.filter((line) => line.versionId === versionId && line.day <= TODAY);
        const daily = new Map<string, number>();
        for (const { day, units: some } of own) daily.set(day, (daily.get(day) ?? 0) + some);
        expect(units).toBeGreaterThanOrEqual(1);
        expect(units).toBeLessThanOrEqual(Math.max(...daily.values()));
        expect(own.some(({ day }) => day === daysAgo(since))).toBe(true);
        expect([every >= 1, times >= 2, share >= 75]).toEqual([true, true, true]);
      }
    }),
  );
});

test('lines of the future and without units change nothing', () => {
  fc.assert(
    fc.property(histories, (history) => {
      const counted = history.filter(({ day, units }) => day <= TODAY && units > 0);
      expect(suggestOrder(history, TODAY)).toEqual(suggestOrder(counted, TODAY));
    }),
  );
});

test('a day later, what is due is due until it is given up', () => {
  fc.assert(
    fc.property(histories, (history) => {
      const past = history.filter(({ day }) => day <= TODAY);
      const later = new Map(suggestOrder(past, dayAfter(TODAY, 1)).map((one) => [one.versionId, one]));
      for (const one of suggestOrder(past, TODAY).filter(isDue))
        if (one.since + 1 <= one.every * 4) expect(later.get(one.versionId)).toMatchObject({ since: one.since + 1 });
    }),
  );
});
