/** The time, as a dependency: tests set it. The API's own is PostgreSQL's (`database-clock.ts`). */
export interface Clock {
  now(): Date;
}

/** The machine's own, for durations inside one process. Deadlines that processes share go by the database's. */
export const systemClock: Clock = { now: () => new Date() };
