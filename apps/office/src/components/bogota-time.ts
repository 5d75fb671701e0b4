import { dayIn } from '@tonalia/rules/dates';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'America/Bogota' });

/** An instant as a field of date and time shows it, in Bogotá: "2026-12-01T00:00". */
export const toField = (instant: string): string => `${dayIn(new Date(instant))}T${clock.format(new Date(instant))}`;

/** The instant of what such a field holds; undefined while it is empty or half typed. */
export function fromField(text: string): string | undefined {
  // V8 reads even ":00-05:00" as some date
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text)) return undefined;
  const instant = new Date(`${text.slice(0, 16)}:00-05:00`);
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString();
}
