import { dealHoldsAt } from '@tonalia/rules/deal-time';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { useDatabase } from '../../../../test/database.ts';
import { createPool } from '../../../platform/pool.ts';

const database = useDatabase();
const db = createPool({ url: database.url });
afterAll(() => db.end());

const DAY = 86_400_000;
const midnight = Date.parse('2026-11-28T05:00:00Z');
/** Many at a midnight of Bogotá, or a millisecond beside it. */
const instant = fc
  .tuple(fc.integer({ min: -3_000, max: 3_000 }), fc.oneof(fc.constantFrom(-1, 0, 1), fc.integer({ min: 0, max: DAY })))
  .map(([days, beside]) => midnight + days * DAY + beside);
const time = fc.record({
  from: fc.option(instant),
  until: fc.option(instant),
  weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 6 }),
});

test('statements and rules agree when a deal holds (OFC-407)', async () => {
  const asked = fc
    .sample(fc.record({ time, at: instant }), 2_000)
    .filter(({ time: { from, until } }) => from === null || until === null || from <= until);
  const { rows } = await db.query<{ holds: boolean }>(
    `select tstzrange(lower, upper) @> at and platform.falls_on(at, weekdays::smallint[]) as holds
     from unnest($1::timestamptz[], $2::timestamptz[], $3::text[], $4::timestamptz[]) with ordinality as asked(lower, upper, weekdays, at, n)
     order by n`,
    [
      asked.map(({ time: { from } }) => from && new Date(from)),
      asked.map(({ time: { until } }) => until && new Date(until)),
      asked.map(({ time: { weekdays } }) => `{${weekdays.join()}}`),
      asked.map(({ at }) => new Date(at)),
    ],
  );
  expect(rows.map(({ holds }) => holds)).toEqual(asked.map(({ time: one, at }) => dealHoldsAt(one, at)));
  expect(rows.filter(({ holds }) => holds).length).toBeGreaterThan(100);
});
