const DAY = 86_400_000;
/** Bogotá is five hours behind UTC all year. */
const BOGOTA = -5 * 3_600_000;

export function daysFrom(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY);
}

/** The calendar day in Bogotá, `yyyy-mm-dd`. */
export function bogotaDay(at: Date): string {
  return new Date(at.getTime() + BOGOTA).toISOString().slice(0, 10);
}

/** The first day from `days` after `now` on that is not a Sunday, as a calendar day in Bogotá. */
export function workingDay(now: Date, days: number): string {
  const day = daysFrom(now, days);
  return bogotaDay(new Date(day.getTime() + BOGOTA).getUTCDay() === 0 ? daysFrom(day, 1) : day);
}

/** A range of time for a tstzrange column; an open end is null. */
export function period(from: Date, to: Date | null): string {
  return `[${from.toISOString()},${to?.toISOString() ?? ''})`;
}
