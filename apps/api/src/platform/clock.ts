/** The time, as a dependency: tests set it. */
export interface Clock {
  now(): Date;
}

/** The machine's own. */
export const systemClock: Clock = { now: () => new Date() };
