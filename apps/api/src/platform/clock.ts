/** The time, as a dependency: tests set it. The API uses PostgreSQL's (`database-clock.ts`). */
export interface Clock {
  now(): Date;
}

/** The machine's clock, for durations inside one process. Deadlines that processes share use the database's. */
export const systemClock: Clock = { now: () => new Date() };
