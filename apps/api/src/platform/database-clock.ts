import type { Clock } from './clock.ts';
import { statement } from './db.ts';
import type { Database } from './transaction.ts';

/** Interval of measurements, in ms. */
const MEASURE_EVERY = 60_000;
/** A machine with a larger difference from PostgreSQL's clock runs no jobs; in ms. */
const MOST_SKEW = 5_000;
/** When wall clock and monotonic clock differ by more since the last measurement, the clock was set or the machine slept; in ms. */
const CLOCK_JUMP = 1_000;
/** A slower round trip is too inaccurate; in ms. */
const MAX_ROUND_TRIP = 2_000;
const SAMPLES = 3;

/** The machine's two clocks, in ms. The monotonic one is never set, and stops while the machine sleeps. */
export interface Machine {
  wall(): number;
  monotonic(): number;
}

const thisMachine: Machine = { wall: () => Date.now(), monotonic: () => performance.now() };

/** PostgreSQL's time, advanced by the machine's monotonic clock since the last measurement; `now()` needs no query. */
export interface DatabaseClock extends Clock {
  /** The machine's wall clock minus PostgreSQL's, in ms. */
  skew(): number;
  /** Whether the skew is certainly beyond `MOST_SKEW`. */
  isOff(): boolean;
  /** Whether the wall clock jumped since the last measurement; time-based decisions then measure again first. */
  isInDoubt(): boolean;
  /** Measures again; concurrent callers share one measurement. Without a response the time continues unchanged. */
  measure(): Promise<void>;
  /** Whether jobs may run: the skew is within `MOST_SKEW`. Measures again first when in doubt. */
  mayRunJobs(): Promise<boolean>;
  stop(): void;
}

interface ClockMeasurement {
  /** PostgreSQL's time, in ms since 1970, at the machine's `monotonic` and `wall`. */
  database: number;
  monotonic: number;
  wall: number;
  roundTrip: number;
}

const readClock = statement<{ ms: number }>(
  'platform.read_clock',
  `select extract(epoch from clock_timestamp())::float8 * 1000 as ms`,
);

/**
 * Follows PostgreSQL's clock: measures now and every minute. `onSkew` is called when the skew passes `MOST_SKEW` and when it is back.
 * Rejects when the database does not respond to the first measurement.
 */
export async function followDatabaseClock(
  db: Database,
  onSkew: (skew: number, isOff: boolean) => void = () => {},
  machine: Machine = thisMachine,
): Promise<DatabaseClock> {
  let latest = await measureBest(db, machine);
  let wasOff = false;
  const skew = () => latest.wall - latest.database;
  const isOff = () => Math.abs(skew()) - latest.roundTrip / 2 > MOST_SKEW;
  const use = (measured: ClockMeasurement) => {
    latest = measured;
    if (isOff() !== wasOff) onSkew(skew(), isOff());
    wasOff = isOff();
  };
  use(latest);

  let measuring: Promise<void> | undefined;
  const measure = () => {
    measuring ??= measureBest(db, machine)
      .then((measured) => {
        if (measured.roundTrip <= MAX_ROUND_TRIP) use(measured);
      })
      .catch(() => {}) // users of the database notice its absence themselves
      .finally(() => (measuring = undefined));
    return measuring;
  };
  const isInDoubt = () =>
    Math.abs(machine.wall() - latest.wall - (machine.monotonic() - latest.monotonic)) > CLOCK_JUMP;
  const timer = setInterval(() => void measure(), MEASURE_EVERY);
  timer.unref();
  return {
    now: () => new Date(latest.database + machine.monotonic() - latest.monotonic),
    skew,
    isOff,
    isInDoubt,
    measure,
    async mayRunJobs() {
      if (isInDoubt()) await measure();
      return !isOff() && !isInDoubt();
    },
    stop: () => clearInterval(timer),
  };
}

/** PostgreSQL's time, measured once: for a short-lived command. */
export async function readDatabaseClock(db: Database): Promise<Clock> {
  const clock = await followDatabaseClock(db);
  clock.stop();
  return clock;
}

/** The most accurate of several measurements: the one with the shortest round trip. */
async function measureBest(db: Database, machine: Machine): Promise<ClockMeasurement> {
  // waiting for a pool connection would count as round trip
  const connection = await db.connect();
  try {
    let best: ClockMeasurement | undefined;
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      const sentAt = machine.monotonic();
      const [row] = await readClock(connection);
      const [monotonic, wall] = [machine.monotonic(), machine.wall()];
      const roundTrip = monotonic - sentAt;
      if (!row) continue;
      const measured = { database: row.ms + roundTrip / 2, monotonic, wall, roundTrip };
      if (!best || measured.roundTrip < best.roundTrip) best = measured;
    }
    if (!best) throw new Error('PostgreSQL did not return its time');
    return best;
  } finally {
    connection.release();
  }
}
