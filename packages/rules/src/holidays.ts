import { dayAfter, weekdayOf } from './calendar.ts';

/** Fixed holidays of Colombia, Law 51 of 1983 (Emiliani law): month and day. */
const KEPT = ['01-01', '05-01', '07-20', '08-07', '12-08', '12-25'];
/** Holidays that move to the following Monday. */
const MOVED = ['01-06', '03-19', '06-29', '08-15', '10-12', '11-01', '11-11'];
/**
 * Offsets in days from Easter: the Thursday and Friday before it; Ascension, Corpus Christi and Sacred Heart on their
 * Mondays.
 */
const FROM_EASTER = [-3, -2, 43, 64, 71];

const years = new Map<string, ReadonlySet<string>>();

/** Whether a calendar day `yyyy-mm-dd` is a public holiday in Colombia. */
export function isHoliday(day: string): boolean {
  const year = day.slice(0, 'yyyy'.length);
  let days = years.get(year);
  if (!days) {
    days = new Set(holidaysOf(Number(year)));
    years.set(year, days);
  }
  return days.has(day);
}

/** Public holidays of a year in Colombia, in order. Two may share a day. */
export function holidaysOf(year: number): string[] {
  const easter = easterOf(year);
  const days = [
    ...KEPT.map((day) => `${year}-${day}`),
    ...MOVED.map((day) => mondayFrom(`${year}-${day}`)),
    ...FROM_EASTER.map((days) => dayAfter(easter, days)),
  ];
  return [...new Set(days)].toSorted((a, b) => a.localeCompare(b));
}

const mondayFrom = (day: string): string => dayAfter(day, (8 - weekdayOf(day)) % 7);

/** Easter Sunday by the Gregorian algorithm that Meeus published; the variable names are his. */
function easterOf(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${year}-${two(Math.floor(n / 31))}-${two((n % 31) + 1)}`;
}
