/** The time, as a dependency: tests set it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

const bogotaDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Bogota', dateStyle: 'short' });

/** The calendar day in Bogotá, `yyyy-mm-dd`. */
export function dayOf(instant: Date): string {
  return bogotaDay.format(instant);
}
