const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/Bogota',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The time of day `HH:MM` in Bogotá; compares as text. */
export const timeIn = (now: Date): string => clock.format(now);
