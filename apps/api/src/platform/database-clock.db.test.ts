import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { useDatabase } from '../../test/database.ts';
import { type Machine, followDatabaseClock } from './database-clock.ts';
import { createPool } from './pool.ts';

const database = useDatabase();
const db = createPool({ url: database.url });
afterAll(() => db.end());
afterEach(() => void vi.useRealTimers());

const HOUR = 60 * 60_000;

/** A machine with clocks set by the test: its wall clock can jump, and its monotonic clock stops while it sleeps. */
function makeMachine(ahead = 0) {
  const machine = { ahead, slept: 0 };
  const clocks: Machine = {
    wall: () => Date.now() + machine.ahead,
    monotonic: () => performance.now() - machine.slept,
  };
  return { machine, clocks };
}

const reports: [minutes: number, isOff: boolean][] = [];
const report = (skew: number, isOff: boolean) => void reports.push([Math.round(skew / 60_000) + 0, isOff]);
afterEach(() => void reports.splice(0));

/** The difference in seconds between a clock and this machine's, where PostgreSQL also runs; never -0. */
const differenceInSeconds = ({ now }: { now: () => Date }) => Math.round((now().getTime() - Date.now()) / 1_000) + 0;

test.each([62 * 60_000, -HOUR])("a machine %i ms off uses PostgreSQL's time and runs no jobs", async (ahead) => {
  const clock = await followDatabaseClock(db, report, makeMachine(ahead).clocks);
  expect(differenceInSeconds(clock)).toBe(0);
  expect(await clock.mayRunJobs()).toBe(false);
  expect(reports).toEqual([[ahead / 60_000, true]]);
  clock.stop();
});

test("a machine 4 s off uses PostgreSQL's time and runs jobs", async () => {
  const clock = await followDatabaseClock(db, report, makeMachine(4_000).clocks);
  expect(differenceInSeconds(clock)).toBe(0);
  expect(await clock.mayRunJobs()).toBe(true);
  expect(reports).toEqual([]);
  clock.stop();
});

test('the clocks are compared every minute: a corrected machine runs jobs again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { machine, clocks } = makeMachine(HOUR);
  const clock = await followDatabaseClock(db, report, clocks);
  machine.ahead = 0;
  vi.advanceTimersByTime(60_000);
  await expect
    .poll(() => reports)
    .toEqual([
      [60, true],
      [0, false],
    ]);
  expect(await clock.mayRunJobs()).toBe(true);
  machine.ahead = -HOUR;
  vi.advanceTimersByTime(60_000);
  await expect.poll(() => reports.at(-1)).toEqual([-60, true]);
  clock.stop();
});

test("setting the machine's clock changes no deadline and stops its jobs at once", async () => {
  const { machine, clocks } = makeMachine();
  const clock = await followDatabaseClock(db, report, clocks);
  machine.ahead = HOUR;
  expect(differenceInSeconds(clock)).toBe(0);
  expect(clock.isInDoubt()).toBe(true);
  expect(await clock.mayRunJobs()).toBe(false);
  clock.stop();
});

test('a machine that slept measures again before it decides by the time', async () => {
  const { machine, clocks } = makeMachine();
  const clock = await followDatabaseClock(db, report, clocks);
  machine.slept = HOUR; // an hour passed that the monotonic clock did not count
  expect(clock.isInDoubt()).toBe(true);
  expect(await clock.mayRunJobs()).toBe(true);
  expect(differenceInSeconds(clock)).toBe(0);
  expect(reports).toEqual([]);
  clock.stop();
});

test('a machine with a doubtful clock runs no jobs while the database does not respond', async () => {
  const lost = createPool({ url: database.url });
  const { machine, clocks } = makeMachine();
  const clock = await followDatabaseClock(lost, report, clocks);
  await lost.end();
  expect(await clock.mayRunJobs()).toBe(true);
  machine.ahead = HOUR;
  expect(await clock.mayRunJobs()).toBe(false);
  clock.stop();
});
