const hourInBogota = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  hourCycle: 'h23',
  timeZone: 'America/Bogota',
});

const FROM = 8;
const TO = 20;

/** Whether people may be written to unasked: from eight in the morning to eight at night in Bogotá. */
export function isDaytime(now: Date): boolean {
  const hour = Number(hourInBogota.format(now));
  return hour >= FROM && hour < TO;
}
