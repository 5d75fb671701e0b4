import type { Clock } from '../src/platform/clock.ts';

/** Runs on from `instant`. A response cached for some seconds ends, which under a fixed clock it never does. */
export function runningClock(instant: string): Clock {
  const start = Date.parse(instant) - performance.now();
  return { now: () => new Date(start + performance.now()) };
}
